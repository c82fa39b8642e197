import type { UserId } from '@osta/contracts/ids';
import { Locale } from '@osta/contracts/locale';

import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Reader } from '../mail/post.ts';

export type FindReader = (userId: UserId) => Promise<Reader | null>;

/** Returns a query for a person's address and language; Arabic for an unregistered person. */
export function findReader(prisma: PrismaClient): FindReader {
  return async (userId) => {
    const [user, account] = await Promise.all([
      prisma.authUser.findUnique({ where: { id: userId }, select: { email: true } }),
      prisma.account.findUnique({ where: { id: userId }, select: { locale: true } }),
    ]);
    return user && { email: user.email, locale: Locale.catch('ar').parse(account?.locale) };
  };
}
