import {
  processEnvironment,
  readConfig,
  type Environment,
} from '@osta/platform/config/read-config';
import { z } from 'zod';

import type { SmtpConfig } from '../mail/smtp-mailer.ts';

/** What identity needs to know beyond what every process knows. */
export interface IdentityConfig {
  /** `null`: mail goes to the development mailbox, or nowhere in production. */
  readonly smtp: SmtpConfig | null;
}

const variables = z.object({
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/u,
      message: 'it must be an address like smtps://user:password@host:465',
    })
    .optional(),
  MAIL_FROM: z.string().default('Osta <no-reply@localhost>'),
});

const IdentityConfigFromVariables = variables.transform(
  ({ SMTP_URL: url, MAIL_FROM: from }): IdentityConfig => ({
    smtp: url === undefined ? null : { url, from },
  }),
);

/**
 * Reads the configuration of identity.
 *
 * @throws ConfigProblem one sentence a mistake
 */
export function readIdentityConfig(environment: Environment = processEnvironment): IdentityConfig {
  return readConfig(IdentityConfigFromVariables, environment);
}
