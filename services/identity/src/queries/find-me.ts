import type { Me } from '@osta/contracts/account/api';
import { AccountKind } from '@osta/contracts/account/kind';
import type { UserId } from '@osta/contracts/ids';
import { Locale } from '@osta/contracts/locale';

import type { PrismaClient } from '../generated/prisma/client.ts';

export type FindMe = (userId: UserId, spoken: Locale) => Promise<Me | null>;

/**
 * The person as they see themselves.
 *
 * `spoken` is the language of who has not registered yet. `null`: there is no such user any more.
 */
export function findMe(prisma: PrismaClient): FindMe {
  return async (userId, spoken) => {
    const [user, account] = await Promise.all([
      prisma.authUser.findUnique({
        where: { id: userId },
        select: {
          email: true,
          isAdmin: true,
          credentials: { where: { password: { not: null } }, select: { id: true } },
        },
      }),
      prisma.account.findUnique({
        where: { id: userId },
        select: { kind: true, fullName: true, locale: true },
      }),
    ]);
    if (!user) return null;

    return {
      id: userId,
      role: AccountKind.nullable().parse(account?.kind ?? null),
      isAdmin: user.isAdmin,
      fullName: account?.fullName ?? '',
      avatarUrl: null,
      email: user.email,
      hasPassword: user.credentials.length > 0,
      locale: Locale.parse(account?.locale ?? spoken),
    };
  };
}
