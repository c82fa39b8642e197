import type { PlatformConfig } from './config/platform-config.ts';
import { ConfigProblem } from './config/read-config.ts';
import { MigrationProblem } from './database/migrate.ts';
import { errorCode, unusableDatabase } from './database/unusable-database.ts';

/**
 * Returns one sentence that says why a service cannot start, and what to do.
 *
 * @param config absent when it could not be read
 * @returns `null` for a bug
 */
export function serviceStartProblem(
  error: unknown,
  config: Pick<PlatformConfig, 'databaseUrl' | 'port' | 'host'> | undefined,
): string | null {
  if (error instanceof ConfigProblem || error instanceof MigrationProblem) return error.message;
  if (config === undefined) return null;
  if (errorCode(error) === 'EADDRINUSE') {
    return `Port ${config.port} is taken: stop what uses it, or choose another PORT.`;
  }
  if (cannotListen(error, config.host)) {
    return `${config.host ?? 'This machine'}:${config.port} cannot be listened on: correct HOST and PORT.`;
  }
  return unusableDatabase(error, config.databaseUrl);
}

/** Returns whether an error is one of our own address, and not one of the database. */
function cannotListen(error: unknown, host: string | null): boolean {
  if (!(error instanceof Error) || !('syscall' in error)) return false;
  // The look-up of another machine names that one
  const isOfHost = 'hostname' in error && error.hostname === host;
  return error.syscall === 'listen' || (error.syscall === 'getaddrinfo' && isOfHost);
}
