/**
 * How long a test waits for what has to come, in milliseconds. It comes in a fraction of that; on a busy machine
 * everything takes longer, and only what never comes is a failure.
 */
export const patience = { timeout: 30_000, interval: 20 } as const;
