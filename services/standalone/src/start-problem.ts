import { portProblem } from '../port-problem.mjs';

/** A start that cannot go on, in one sentence that says what to do. */
export function startProblem(error: unknown, port: number): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? error.code : undefined;
  const aboutPort = portProblem(error, port);
  if (aboutPort) return aboutPort;
  if (code === 'ENOSPC') {
    return 'The disk is full: free some space (about 500 MB are needed) and start again.';
  }
  const isOurs = ['InfrastructureProblem', 'ConfigProblem', 'MigrationProblem'].includes(
    error.name,
  );
  return isOurs ? error.message : null;
}
