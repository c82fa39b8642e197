import type { ChildProcess } from 'node:child_process';

import { freePort } from '@osta/infrastructure/free-port';

import { kill, startProcess } from '../child-process.ts';
import type { ScenarioContext } from '../scenario.ts';

/** Two nodes of the bookings, the requests, and the notifications. */
const serviceOf = {
  here: 'booking',
  there: 'booking',
  request: 'request',
  notification: 'notification',
} as const;
type NodeName = keyof typeof serviceOf;

/** Services in processes of their own. */
export interface ServiceNodes {
  /** Of the two nodes of the bookings. They stay the same. */
  readonly addresses: readonly string[];
  /** Of the requests. It stays the same. */
  readonly requestAddress: string;
  /** Kills a node with SIGKILL. */
  kill(name: NodeName): Promise<void>;
  /** Starts a killed node again. Resolves when it serves. */
  start(name: NodeName): Promise<void>;
}

export interface ServiceNodesOptions {
  readonly databaseUrl: string;
  readonly brokers: readonly string[];
  readonly redisUrl: string;
}

/** Starts the services over a broker and Redis, as in production. They stop with the scenario. */
export async function startServices(
  context: ScenarioContext,
  { databaseUrl, brokers, redisUrl }: ServiceNodesOptions,
): Promise<ServiceNodes> {
  const ports = {
    here: await freePort(),
    there: await freePort(),
    request: await freePort(),
    notification: await freePort(),
  };
  const running = new Map<NodeName, ChildProcess>();
  const start = async (name: NodeName): Promise<void> => {
    const port = String(ports[name]);
    running.set(
      name,
      await startProcess(
        context,
        'service-process',
        serviceOf[name],
        databaseUrl,
        port,
        brokers.join(','),
        redisUrl,
      ),
    );
  };
  for (const name of ['here', 'there', 'request', 'notification'] as const) await start(name);
  return {
    addresses: [ports.here, ports.there].map((port) => `http://127.0.0.1:${port}`),
    requestAddress: `http://127.0.0.1:${ports.request}`,
    async kill(name) {
      const victim = running.get(name);
      if (victim) await kill(victim);
    },
    start,
  };
}
