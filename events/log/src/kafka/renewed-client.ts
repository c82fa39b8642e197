/** A connection that is opened on first use, and replaced after a failure. */
export interface RenewedClient<Client> {
  /**
   * Runs a task with the client.
   *
   * @throws errors of connecting and of the task
   */
  use<Result>(task: (client: Client) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Creates a renewed client, because kafkajs clients do not recover from every failure. A new client costs a few
 * milliseconds, and only after a failure.
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
      // It had failed already
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
