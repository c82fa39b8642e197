import type { StoreId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import { inLanguage } from '@osta/contracts/offering/in-language';
import type { StoreInvitation, StoreMembers } from '@osta/contracts/store/api';
import type { Clock } from '@osta/platform/clock';
import { readNamesFor } from '@osta/platform/people/read-names';
import type { Pool } from 'pg';

import { limitsOf } from '../domain/plan/all-plans.ts';
import { allowedTo } from '../domain/store/allowed.ts';
import { roleOf } from '../domain/store/on-store.ts';
import { planInForce } from '../domain/store/paid-periods.ts';
import type { StoreReader } from './find-store.ts';
import { openStore } from './open-store.ts';
import type { ReadPlans } from './read-plans.ts';
import { readStoreRow } from './store-row.ts';

export type FindMembers = (
  storeId: StoreId,
  reader: StoreReader,
  locale: Locale,
) => Promise<StoreMembers | null>;

/** Returns a query for the people of a store, for its members. */
export function findMembers(pool: Pool, readPlans: ReadPlans): FindMembers {
  return async (storeId, reader, locale) => {
    const row = await readStoreRow(pool, storeId);
    const role = row ? roleOf(row.state, reader.userId) : null;
    if (!row || role === null) return null;
    const [store, names, facts] = await Promise.all([
      openStore(pool, row.state),
      readNamesFor(
        pool,
        row.state.members.map(({ id }) => id),
        locale,
      ),
      readPlans(),
    ]);
    const verbs = allowedTo(store, role, false);
    const allowed = (['invite', 'remove-member', 'name-staff'] as const).filter((verb) =>
      verbs.includes(verb),
    );
    return {
      members: store.members.map(({ id, role: as, joinedAt }) => ({
        ...names(id),
        role: as,
        joinedAt,
      })),
      invitations: role === 'staff' ? [] : [...store.invitations],
      staff: store.staff.map(({ id, title, agreedAt }) => ({
        ...names(id),
        title: { ...title },
        agreedAt,
      })),
      limit: limitsOf(planInForce(store.subscription), facts).members,
      allowed,
    };
  };
}

export type FindInvitation = (
  storeId: StoreId,
  invitationId: string,
  locale: Locale,
) => Promise<StoreInvitation | null>;

/** Returns a query for an invitation that can still be accepted, for whoever has its link. */
export function findInvitation(pool: Pool, clock: Clock): FindInvitation {
  return async (storeId, invitationId, locale) => {
    const row = await readStoreRow(pool, storeId);
    const invitation = row?.state.invitations.find(({ id }) => id === invitationId);
    if (!row || !invitation || invitation.expiresAt <= clock.now()) return null;
    const { content } = await openStore(pool, row.state);
    const { role, expiresAt } = invitation;
    return { storeId, storeName: inLanguage(content.basic.name, locale), role, expiresAt };
  };
}
