import path from 'node:path';

import {
  processEnvironment,
  readConfig,
  type Environment,
} from '@osta/platform/config/read-config';
import { whole } from '@osta/platform/config/whole';
import { z } from 'zod';

/** Where data is kept unless `OSTA_DATA_DIR` says otherwise. */
export const defaultDataDirectory = '.osta';

/** The configuration of `npm start`. */
export interface StandaloneConfig {
  readonly port: number;
  /** Where to listen; `null`: every address of this machine, the default of the demo. */
  readonly host: string | null;
  /** Folder for all stored data: the database, the secret, the mark of the seed. */
  readonly dataDirectory: string;
  /** Folder of pictures and documents, where no S3 store is given; in the data directory unless told. */
  readonly filesDirectory: string;
  /** URL of an existing Postgres; `null`: one is started in the data directory. */
  readonly databaseUrl: string | null;
  /** Folder for signed checkpoints of the log; `null`: beside the demo's own database, otherwise none. */
  readonly checkpoints: string | null;
  /** File with the private key that signs them; `null`: the demo makes one. */
  readonly auditKeyFile: string | null;
  /** Whether there are demo accounts, the demo market and the mailbox page. */
  readonly isDemo: boolean;
  /** Whether the demo builds its component library in the background when it is ready. */
  readonly buildsStorybook: boolean;
  /** Whether every page shows the maintenance notice; the API goes on. */
  readonly isUnderMaintenance: boolean;
  /** Addresses of Osta on social sites, for the footer; `null`: the product's own. */
  readonly socialLinks: readonly string[] | null;
  /** Seconds for which the pages keep the redirect of a path. */
  readonly redirectSeconds: number;
}

const StandaloneConfigFromVariables = z
  .object({
    PORT: whole(1, 65_535, 3000),
    HOST: z.string().min(1, 'it must not be empty').optional(),
    OSTA_DATA_DIR: z.string().default(defaultDataDirectory),
    OSTA_FILES_DIR: z.string().optional(),
    DATABASE_URL: z.url('it must be an address').optional(),
    OSTA_AUDIT_CHECKPOINTS: z.string().min(1, 'it must not be empty').optional(),
    OSTA_AUDIT_KEY_FILE: z.string().min(1, 'it must not be empty').optional(),
    OSTA_MODE: z.enum(['production', 'development']).default('development'),
    OSTA_SOCIAL_LINKS: z
      .string()
      .transform((text) => text.split(',').flatMap((each) => each.trim() || []))
      .pipe(
        z.array(
          z.url({
            protocol: /^https$/u,
            message: 'it must be addresses like https://facebook.com/osta',
          }),
        ),
      )
      .optional(),
    OSTA_STORYBOOK: z
      .enum(['build', 'as-built'], 'it must be build or as-built')
      .default('as-built'),
    OSTA_REDIRECT_SECONDS: z.coerce
      .number('it must be a number of seconds')
      .positive('it must be more than 0')
      .default(10),
    MAINTENANCE: z.enum(['true', 'false', ''], 'it must be true or false').default('false'),
  })
  .refine(
    ({ OSTA_AUDIT_CHECKPOINTS: folder, OSTA_AUDIT_KEY_FILE: key, OSTA_MODE: mode }) =>
      folder === undefined || key !== undefined || mode === 'development',
    {
      path: ['OSTA_AUDIT_KEY_FILE'],
      message: 'it must name the private key that signs the checkpoints in OSTA_AUDIT_CHECKPOINTS',
    },
  )
  .transform((read): StandaloneConfig => ({
    port: read.PORT,
    host: read.HOST ?? (read.OSTA_MODE === 'development' ? null : '127.0.0.1'),
    dataDirectory: path.resolve(read.OSTA_DATA_DIR),
    filesDirectory: path.resolve(read.OSTA_FILES_DIR ?? path.join(read.OSTA_DATA_DIR, 'files')),
    databaseUrl: read.DATABASE_URL ?? null,
    checkpoints: read.OSTA_AUDIT_CHECKPOINTS ? path.resolve(read.OSTA_AUDIT_CHECKPOINTS) : null,
    auditKeyFile: read.OSTA_AUDIT_KEY_FILE ?? null,
    isDemo: read.OSTA_MODE === 'development',
    buildsStorybook: read.OSTA_STORYBOOK === 'build',
    isUnderMaintenance: read.MAINTENANCE === 'true',
    socialLinks: read.OSTA_SOCIAL_LINKS ?? null,
    redirectSeconds: read.OSTA_REDIRECT_SECONDS,
  }));

/**
 * Reads the configuration of the standalone way from the environment.
 *
 * @throws ConfigProblem with one sentence per mistake
 */
export function readStandaloneConfig(
  environment: Environment = processEnvironment,
): StandaloneConfig {
  return readConfig(StandaloneConfigFromVariables, environment);
}
