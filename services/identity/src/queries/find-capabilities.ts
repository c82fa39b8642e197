import { Capability } from '@osta/contracts/account/capability';
import type { UserId } from '@osta/contracts/ids';
import { z } from 'zod';

import type { PrismaClient } from '../generated/prisma/client.ts';

export type FindCapabilities = (userId: UserId) => Promise<readonly Capability[] | null>;

const State = z.object({ capabilities: z.array(Capability).default([]) });

/**
 * Returns a query for the capabilities of an account beyond its kind; `null` if it is not
 * registered.
 */
export function findCapabilities(prisma: PrismaClient): FindCapabilities {
  return async (userId) => {
    const account = await prisma.account.findUnique({
      where: { id: userId },
      select: { kind: true, state: true },
    });
    return account && account.kind !== null ? State.parse(account.state).capabilities : null;
  };
}
