/** Checks that a port can be listened on. Throws the error of `listen`: EADDRINUSE, EACCES. */
export function requireFreePort(port: number, host: string): Promise<void>;

/** Returns one sentence on what to do about an error of `listen`; `null` for every other error. */
export function portProblem(error: unknown, port: number): string | null;
