import { isDiskFull } from '@osta/infrastructure/free-space';
import { errorCode, unusableDatabase } from '@osta/platform/database/unusable-database';

import { portProblem } from '../port-problem.mjs';
import type { StandaloneConfig } from './standalone-config.ts';

/**
 * Returns one sentence that says what to do about a failed start.
 *
 * @param config the configuration of the start; absent when it could not be read
 * @returns `null` for a bug
 */
export function startProblem(error: unknown, config?: StandaloneConfig): string | null {
  if (!(error instanceof Error)) return null;
  const aboutPort = portProblem(error, config?.port ?? 3000, config?.host);
  if (aboutPort) return aboutPort;
  if (errorCode(error) === 'ENOSPC' || (config && isDiskFull(config.dataDirectory))) {
    return 'The disk is full: free some space (about 500 MB are needed) and start again.';
  }
  const isOurs = [
    'InfrastructureProblem',
    'ConfigProblem',
    'MigrationProblem',
    'CheckpointProblem',
  ].includes(error.name);
  if (isOurs) return error.message;
  const { databaseUrl = null } = config ?? {};
  return databaseUrl === null ? null : unusableDatabase(error, databaseUrl);
}
