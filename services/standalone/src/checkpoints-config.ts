import path from 'node:path';

import { databaseUrl, type PlatformConfig } from '@osta/platform/config/platform-config';
import {
  processEnvironment,
  readConfig,
  type Environment,
} from '@osta/platform/config/read-config';
import { z } from 'zod';

/** The configuration of the process that signs checkpoints beside the services. */
export interface CheckpointsConfig {
  readonly databaseUrl: string;
  /** Where they are kept: not where the database is. */
  readonly folder: string;
  /** File with the private key that signs them. */
  readonly keyFile: string;
  readonly logLevel: PlatformConfig['logLevel'];
}

const CheckpointsConfigFromVariables = z
  .object({
    DATABASE_URL: z.url({
      protocol: /^postgres(ql)?$/u,
      message: 'it must be an address like postgres://host:5432/database',
    }),
    DATABASE_USER: z.string().optional(),
    DATABASE_PASSWORD: z.string().optional(),
    OSTA_AUDIT_CHECKPOINTS: z.string(),
    OSTA_AUDIT_KEY_FILE: z.string(),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
      .default('info'),
  })
  .transform((read): CheckpointsConfig => ({
    databaseUrl: databaseUrl(read),
    folder: path.resolve(read.OSTA_AUDIT_CHECKPOINTS),
    keyFile: read.OSTA_AUDIT_KEY_FILE,
    logLevel: read.LOG_LEVEL,
  }));

/**
 * Reads where checkpoints are kept and who signs them.
 *
 * @throws ConfigProblem with one sentence per mistake
 */
export function readCheckpointsConfig(
  environment: Environment = processEnvironment,
): CheckpointsConfig {
  return readConfig(CheckpointsConfigFromVariables, environment);
}
