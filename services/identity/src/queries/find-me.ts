import type { Me } from '@osta/contracts/account/api';
import { avatarPath } from '@osta/contracts/account/avatar-path';
import { AccountKind } from '@osta/contracts/account/kind';
import { identityContract } from '@osta/contracts/identity/contract';
import type { UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { Locale } from '@osta/contracts/locale';
import { openWords } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';
import { z } from 'zod';

import type { PrismaClient } from '../generated/prisma/client.ts';
import type { FindSecondStep } from './find-second-step.ts';

export type FindMe = (userId: UserId, spoken: Locale) => Promise<Me | null>;

/** The shown fields of the state that have no column. */
const State = z.object({ fullName: z.string().optional(), avatarId: z.string().optional() });

/**
 * Returns a query for the person as they see themselves.
 *
 * `spoken` is the language of a person who has not registered yet. `null`: the user no longer
 * exists. An admin who still has to turn the second step on is shown without the capability.
 */
export function findMe(prisma: PrismaClient, pool: Pool, findSecondStep: FindSecondStep): FindMe {
  async function mayAdminister(userId: UserId): Promise<boolean> {
    const { isOn, isRequired } = await findSecondStep(userId);
    return isOn || !isRequired;
  }

  return async (userId, spoken) => {
    const [user, account, phone] = await Promise.all([
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
        select: { kind: true, locale: true, state: true, eraseAt: true },
      }),
      prisma.phone.findUnique({ where: { userId }, select: { number: true } }),
    ]);
    if (!user) return null;

    const { fullName: text = '', avatarId } = State.parse(account?.state ?? {});
    const [fullName = ''] = await openWords(pool, identityContract.name, [
      { subject: userId, text },
    ]);

    return {
      id: userId,
      role: AccountKind.nullable().parse(account?.kind ?? null),
      isAdmin: user.isAdmin && (await mayAdminister(userId)),
      fullName,
      avatarUrl: avatarId === undefined ? null : avatarPath(userId, avatarId),
      email: user.email,
      hasPassword: user.credentials.length > 0,
      locale: Locale.parse(account?.locale ?? spoken),
      phone: phone?.number ?? null,
      eraseAt: Instant.nullable().parse(account?.eraseAt ?? null),
    };
  };
}
