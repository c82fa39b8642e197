import type { Logger } from 'pino';

import type { Pools } from '../service-module.ts';
import { createPool } from './create-pool.ts';
import { serviceRole } from './service-role.ts';

interface OpenPoolsOptions {
  readonly url: string;
  readonly schema: string;
  readonly log: Logger;
}

/**
 * Creates the pools of one service, which work as its role: 16 connections at most. All services together reach Postgres' default limit
 * of 100, so its `max_connections` is raised. Connections are opened on demand.
 */
export function openPools({ url, schema, log }: OpenPoolsOptions): Pools {
  const common = { url, schema, role: serviceRole(schema), application: schema, log };
  return {
    command: createPool({ ...common, use: 'command', size: 8 }),
    read: createPool({ ...common, use: 'read', size: 5 }),
    background: createPool({ ...common, use: 'background', size: 3 }),
  };
}

/** Ends the pools after the running statements. */
export async function endPools(pools: Pools): Promise<void> {
  await Promise.all(Object.values(pools).map((pool: Pools['command']) => pool.end()));
}
