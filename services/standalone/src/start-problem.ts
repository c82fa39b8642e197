import { isDiskFull } from '@osta/infrastructure/free-space';

import { portProblem } from '../port-problem.mjs';
import type { StandaloneConfig } from './standalone-config.ts';

/** What to do about each error of the configured Postgres, by code. */
const postgresProblems: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'No Postgres answers there: start it, or correct DATABASE_URL.',
  ECONNRESET: 'What answers there is no Postgres, or it is shutting down: correct DATABASE_URL.',
  ENOTFOUND: 'There is no such machine: correct DATABASE_URL.',
  EAI_AGAIN: 'The name of the machine cannot be looked up now: correct DATABASE_URL, or try again.',
  EHOSTUNREACH: 'The machine cannot be reached: correct DATABASE_URL, or its network.',
  ENETUNREACH: 'The machine cannot be reached: correct DATABASE_URL, or the network.',
  ETIMEDOUT: 'Nothing answers there: correct DATABASE_URL, or open the way to it.',
  '28P01': 'Postgres refuses the password: correct DATABASE_URL.',
  '28000': 'Postgres refuses the user: correct DATABASE_URL, or its pg_hba.conf.',
  '3D000': 'Postgres has no such database: make it, or correct DATABASE_URL.',
  '42501': 'The user may not create schemas: give it the right, or correct DATABASE_URL.',
  '53300': 'Postgres has no connection left: raise its max_connections.',
  '57P03': 'Postgres is starting up or shutting down: try again in a moment.',
};

/**
 * Returns one sentence that says what to do about a failed start.
 *
 * @param config the configuration of the start; absent when it could not be read
 * @returns `null` for a bug
 */
export function startProblem(error: unknown, config?: StandaloneConfig): string | null {
  if (!(error instanceof Error)) return null;
  const aboutPort = portProblem(error, config?.port ?? 3000);
  if (aboutPort) return aboutPort;
  const code = codeOf(error);
  if (code === 'ENOSPC' || (config && isDiskFull(config.dataDirectory))) {
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
  const aboutPostgres = postgresProblems[code ?? ''];
  if (databaseUrl === null || aboutPostgres === undefined) return null;
  return `The database at ${new URL(databaseUrl).host} cannot be used. ${aboutPostgres}`;
}

/** Returns the error code. When several addresses of one machine fail together, the first one tells the cause. */
function codeOf(error: Error): string | undefined {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) {
    return codeOf(error.errors[0]);
  }
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
