/** Checks that a port can be listened on, on one address or (`null`) on all. Throws the error of `listen`: EADDRINUSE, EACCES. */
export function requireFreePort(port: number, host: string | null): Promise<void>;

/** Returns one sentence on what to do about an error of `listen`; `null` for every other error. */
export function portProblem(error: unknown, port: number, host?: string | null): string | null;
