import { Agent, request } from 'node:http';

import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';

/** What became of requests, by status (`200`) or by the code of the failure (`ECONNRESET`). */
export type Outcomes = ReadonlyMap<string, number>;

/** Clients that ask at a rate, each on a connection that it keeps. */
export interface KeptConnections {
  readonly outcomes: Outcomes;
  stop(): Promise<void>;
}

const clients = 40;

/** Asks `url` that often per second until it is stopped. A client that is refused has lost its server, and ends. */
export function keptConnections(url: string, perSecond: number): KeptConnections {
  const outcomes = new Map<string, number>();
  const over = new AbortController();
  const agent = new Agent({ keepAlive: true, maxSockets: clients });

  async function keepAsking(): Promise<void> {
    while (!over.signal.aborted) {
      const outcome = await ask(url, agent);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (outcome === 'ECONNREFUSED') return;
      await letTimePass((1000 * clients) / perSecond, 'the pace of the load');
    }
  }
  const asking = Array.from({ length: clients }, keepAsking);

  return {
    outcomes,
    async stop() {
      over.abort();
      await Promise.all(asking);
      agent.destroy();
    },
  };
}

function ask(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const asking = request(url, { agent }, (response) => {
      response.once('end', () => resolve(String(response.statusCode))).resume();
      response.once('error', () => resolve('cut off'));
    });
    asking.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    asking.end();
  });
}
