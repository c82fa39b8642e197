import { isPrivate } from '@osta/platform/config/is-private';
import {
  processEnvironment,
  readConfig,
  type Environment,
} from '@osta/platform/config/read-config';
import { FilesConfigFromVariables, type FilesConfig } from '@osta/platform/files/files-config';
import { z } from 'zod';

import type { ProviderConfig } from '../auth/provider-config.ts';
import type { SmtpConfig } from '../mail/smtp-mailer.ts';

/** The configuration of identity, beside that of every process. */
export interface IdentityConfig {
  /** `null`: mail goes to the development mailbox, and is refused in production. */
  readonly smtp: SmtpConfig | null;
  /** The store of pictures: a local folder, or a bucket. */
  readonly files: FilesConfig;
  /** `null`: no sign-in through a provider. */
  readonly provider: ProviderConfig | null;
  /** The origin of the whole API, for the export; `null`: this process. */
  readonly apiOrigin: string | null;
  /** Milliseconds between two looks for accounts whose time to be erased has come. */
  readonly erasesEvery: number;
}

const variables = z.object({
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/u,
      message: 'it must be an address like smtps://user:password@host:465',
    })
    .optional(),
  MAIL_FROM: z.string().default('Osta <no-reply@localhost>'),
  API_ORIGIN: z
    .url({ protocol: /^https?$/u, message: 'it must be an address like http://edge:8000' })
    .transform((url) => new URL(url).origin)
    .optional(),
  OIDC_NAME: z.string().default('OpenID'),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/u, message: 'it must be an address like https://login.example' })
    .optional(),
  OIDC_CLIENT_ID: z.string().default(''),
  OIDC_CLIENT_SECRET: z.string().default(''),
  OSTA_ERASURE_SECONDS: z.coerce
    .number('it must be a number of seconds')
    .min(0.1, 'it must be at least 0.1')
    .default(60),
  OSTA_MODE: z.enum(['production', 'development']).default('production'),
});

const IdentityConfigFromVariables = z
  .intersection(
    variables,
    FilesConfigFromVariables.transform((files) => ({ files })),
  )
  .transform((read, context): IdentityConfig => {
    const { SMTP_URL: url, OIDC_ISSUER: issuer, files } = read;
    if (read.OSTA_MODE === 'production' && issuer !== undefined && !isPrivate(issuer)) {
      context.addIssue({
        code: 'custom',
        path: ['OIDC_ISSUER'],
        message:
          'it must begin with https: in production, or whoever is on the way says who signs in',
      });
      return z.NEVER;
    }
    return {
      smtp: url === undefined ? null : { url, from: read.MAIL_FROM },
      files,
      apiOrigin: read.API_ORIGIN ?? null,
      provider:
        issuer === undefined
          ? null
          : {
              name: read.OIDC_NAME,
              issuer: issuer.replace(/\/$/u, ''),
              clientId: read.OIDC_CLIENT_ID,
              clientSecret: read.OIDC_CLIENT_SECRET,
            },
      erasesEvery: read.OSTA_ERASURE_SECONDS * 1000,
    };
  });

/**
 * Reads the configuration of identity.
 *
 * @throws ConfigProblem with one sentence per mistake
 */
export function readIdentityConfig(environment: Environment = processEnvironment): IdentityConfig {
  return readConfig(IdentityConfigFromVariables, environment);
}
