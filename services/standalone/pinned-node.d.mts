/** Ends this process when the one that started it with a channel is killed. */
export function endWithStarter(): void;
