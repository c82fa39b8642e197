import { Capability } from '@osta/contracts/account/capability';
import type { UserId } from '@osta/contracts/ids';
import type { Pool } from 'pg';
import { z } from 'zod';

import type { PrismaClient } from '../generated/prisma/client.ts';
import { managesStore } from './find-capabilities.sql.ts';

export type FindCapabilities = (userId: UserId) => Promise<readonly Capability[] | null>;

const State = z.object({ capabilities: z.array(Capability).default([]) });

/**
 * Returns a query for the capabilities of an account beyond its kind: those that an admin granted, and
 * `store_management` of the owner and the managers of a store. `null` if it is not registered.
 */
export function findCapabilities(prisma: PrismaClient, pool: Pool): FindCapabilities {
  return async (userId) => {
    const [account, { rowCount }] = await Promise.all([
      prisma.account.findUnique({ where: { id: userId }, select: { kind: true, state: true } }),
      pool.query({ ...managesStore, values: [userId] }),
    ]);
    if (!account || account.kind === null) return null;
    const granted = State.parse(account.state).capabilities;
    return rowCount === 0 ? granted : [...new Set([...granted, 'store_management' as const])];
  };
}
