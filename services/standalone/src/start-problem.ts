/** A start that cannot go on, in one sentence that says what to do. */
export function startProblem(error: unknown, port: number): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken: stop what uses it, or choose another one, as in PORT=${port + 1} npm start.`;
  }
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen') {
    return `Port ${port} may only be used by the administrator: choose another one, as in PORT=3000 npm start.`;
  }
  if (code === 'ENOSPC') {
    return 'The disk is full: free some space (about 500 MB are needed) and start again.';
  }
  const isOurs = ['InfrastructureProblem', 'ConfigProblem', 'MigrationProblem'].includes(
    error.name,
  );
  return isOurs ? error.message : null;
}
