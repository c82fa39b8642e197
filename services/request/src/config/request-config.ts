import {
  processEnvironment,
  readConfig,
  type Environment,
} from '@osta/platform/config/read-config';
import { whole } from '@osta/platform/config/whole';
import { FilesConfigFromVariables, type FilesConfig } from '@osta/platform/files/files-config';
import { z } from 'zod';

import { defaultRequestPolicy, type RequestPolicy } from '../domain/request/request-policy.ts';

/** The configuration of the service, beside that of every process. */
export interface RequestConfig {
  readonly policy: RequestPolicy;
  /** Where the photos of requests are. */
  readonly files: FilesConfig;
}

const hour = 3_600_000;
const day = 24 * hour;
const defaults = defaultRequestPolicy;

const variables = z.object({
  OSTA_QUOTES_PER_REQUEST: whole(1, 20, defaults.quotesPerRequest),
  OSTA_NEW_CUSTOMER_REQUESTS_PER_DAY: whole(0, 1000, defaults.newCustomerRequestsPerDay),
  OSTA_NEW_CUSTOMER_DAYS: whole(0, 3650, defaults.newCustomerFor / day),
  OSTA_REQUEST_DAYS: whole(1, 365, defaults.requestStandsFor / day),
  OSTA_AWARD_HOURS: whole(1, 720, defaults.awardWaitsFor / hour),
  OSTA_QUOTES_STAND_AGAIN_HOURS: whole(1, 720, defaults.quotesStandAgainFor / hour),
});

const PolicyFromVariables = variables.transform((read): RequestPolicy => ({
  quotesPerRequest: read.OSTA_QUOTES_PER_REQUEST,
  newCustomerRequestsPerDay: read.OSTA_NEW_CUSTOMER_REQUESTS_PER_DAY,
  newCustomerFor: read.OSTA_NEW_CUSTOMER_DAYS * day,
  requestStandsFor: read.OSTA_REQUEST_DAYS * day,
  awardWaitsFor: read.OSTA_AWARD_HOURS * hour,
  quotesStandAgainFor: read.OSTA_QUOTES_STAND_AGAIN_HOURS * hour,
}));

const ConfigFromVariables = z
  .intersection(
    PolicyFromVariables.transform((policy) => ({ policy })),
    FilesConfigFromVariables.transform((files) => ({ files })),
  )
  .transform((read): RequestConfig => read);

/**
 * Reads the configuration of the service.
 *
 * @throws ConfigProblem with one sentence per mistake
 */
export function readRequestConfig(environment: Environment = processEnvironment): RequestConfig {
  return readConfig(ConfigFromVariables, environment);
}
