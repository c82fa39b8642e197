import type { UserId } from '@osta/contracts/ids';

import type { PrismaClient } from '../generated/prisma/client.ts';

export type IsRegistered = (userId: UserId) => Promise<boolean>;

/** Whether the person has said who they are. */
export function isRegistered(prisma: PrismaClient): IsRegistered {
  return async (userId) => {
    const account = await prisma.account.findUnique({
      where: { id: userId },
      select: { kind: true },
    });
    return account !== null && account.kind !== null;
  };
}
