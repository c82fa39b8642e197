import type { UserId } from '@osta/contracts/ids';

import type { PrismaClient } from '../generated/prisma/client.ts';

export type IsRegistered = (userId: UserId) => Promise<boolean>;

/** Returns a query that tells whether the person has registered. */
export function isRegistered(prisma: PrismaClient): IsRegistered {
  return async (userId) => {
    const account = await prisma.account.findUnique({
      where: { id: userId },
      select: { kind: true },
    });
    return account !== null && account.kind !== null;
  };
}
