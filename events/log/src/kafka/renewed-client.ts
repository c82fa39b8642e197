/** A connection that is opened when it is needed, and replaced once something has failed on it. */
export interface RenewedClient<Client> {
  /** @throws what opening the connection or the task rejects with */
  use<Result>(task: (client: Client) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Clients of kafkajs do not come back from everything. A new one costs a few milliseconds, and only after a
 * failure.
 */
export function renewedClient<Client extends { disconnect(): Promise<void> }>(
  open: () => Promise<Client>,
): RenewedClient<Client> {
  let current: Promise<Client> | undefined;

  async function discard(client: Promise<Client> | undefined): Promise<void> {
    if (client === undefined || client !== current) return;
    current = undefined;
    try {
      await (await client).disconnect();
    } catch {
      // It had failed before
    }
  }

  return {
    async use(task) {
      const client = (current ??= open());
      try {
        return await task(await client);
      } catch (error) {
        void discard(client);
        throw error;
      }
    },
    close: () => discard(current),
  };
}
