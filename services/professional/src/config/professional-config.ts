import {
  processEnvironment,
  readConfig,
  type Environment,
} from '@osta/platform/config/read-config';
import { whole } from '@osta/platform/config/whole';
import { FilesConfigFromVariables, type FilesConfig } from '@osta/platform/files/files-config';
import { z } from 'zod';

import {
  defaultApplicationPolicy,
  type ApplicationPolicy,
} from '../domain/application/application-policy.ts';

/** The configuration of the service, beside that of every process. */
export interface ProfessionalConfig {
  readonly policy: ApplicationPolicy;
  /** The store of legal documents. */
  readonly files: FilesConfig;
}

const day = 86_400_000;
const defaults = defaultApplicationPolicy;

const variables = z.object({
  OSTA_RESUBMISSIONS: whole(0, 20, defaults.resubmissions),
  OSTA_REAPPLY_DAYS: whole(0, 365, defaults.reapplyAfter / day),
  OSTA_APPROVAL_BY_TWO: z
    .stringbool({
      truthy: ['true'],
      falsy: ['false'],
      error: 'it must be true or false',
    })
    .default(defaults.needsTwoAdmins),
});

const ConfigFromVariables = z
  .intersection(
    variables.transform((read) => ({
      policy: {
        ...defaults,
        resubmissions: read.OSTA_RESUBMISSIONS,
        reapplyAfter: read.OSTA_REAPPLY_DAYS * day,
        needsTwoAdmins: read.OSTA_APPROVAL_BY_TWO,
      },
    })),
    FilesConfigFromVariables.transform((files) => ({ files })),
  )
  .transform((read): ProfessionalConfig => read);

/**
 * Reads the configuration of the service.
 *
 * @throws ConfigProblem with one sentence per mistake
 */
export function readProfessionalConfig(
  environment: Environment = processEnvironment,
): ProfessionalConfig {
  return readConfig(ConfigFromVariables, environment);
}
