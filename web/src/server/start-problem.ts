import { ConfigProblem } from './config.ts';
import { BuildProblem } from './web-build.ts';

/**
 * Returns one sentence that says why the web cannot start, and what to do.
 *
 * @param port what it listens on; absent when the configuration could not be read
 * @returns `null` for a bug
 */
export function webStartProblem(error: unknown, port?: number): string | null {
  if (error instanceof ConfigProblem || error instanceof BuildProblem) return error.message;
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return null;
  if (port === undefined || error.syscall !== 'listen') return null;
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken: stop what uses it, or choose another PORT.`;
  }
  return error.code === 'EACCES'
    ? `Port ${port} may only be used by the administrator: choose another PORT.`
    : null;
}
