import type { EventEnvelope } from '@osta/contracts/envelope';
import { identityContract } from '@osta/contracts/identity/contract';
import { recordedAs } from '@osta/contracts/recorded-as';
import { StoreClosed } from '@osta/contracts/store/store-closed';
import { StoreDrafted } from '@osta/contracts/store/store-drafted';
import { StoreMemberJoined } from '@osta/contracts/store/store-member-joined';
import { StoreMemberRemoved } from '@osta/contracts/store/store-member-removed';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';

import { membershipsSql } from './memberships-copy.sql.ts';

const isOfMembers = recordedAs([StoreDrafted, StoreMemberJoined, StoreMemberRemoved, StoreClosed]);

interface Membership {
  readonly storeId: string;
  readonly userId: string;
  readonly isMember: boolean;
}

/**
 * Copies who manages which store, as owner or manager: the capability
 * `store_management` follows from it.
 */
export const membershipsCopy: Copy = defineCopy({
  contract: identityContract,
  name: 'store-memberships',
  topics: ['store'],
  tables: [{ name: 'store_membership', key: ['store_id', 'user_id'], compared: [] }],
  sql: membershipsSql,
  values: membershipsIn,
});

/** Returns the parameters of `membershipsSql` for a batch of events; the last event about a member decides. */
export function membershipsIn(events: readonly EventEnvelope[]): readonly string[][] {
  const known = new Map<string, Membership>();
  const closed = new Set<string>();
  const learn = (storeId: string, userId: string, isMember: boolean): void => {
    known.set(`${storeId} ${userId}`, { storeId, userId, isMember });
  };

  for (const event of events) {
    if (!isOfMembers(event)) continue;
    const { subject: storeId } = event;
    switch (event.type) {
      case 'osta.store.store-drafted':
        learn(storeId, event.data.ownerId, true);
        break;
      case 'osta.store.store-member-joined':
        // Staff see the bookings of a store; they do not manage it
        learn(storeId, event.data.memberId, event.data.role === 'manager');
        break;
      case 'osta.store.store-member-removed':
        learn(storeId, event.data.memberId, false);
        break;
      case 'osta.store.store-closed':
        closed.add(storeId);
        break;
    }
  }

  const changes = [...known.values()];
  const begun = changes.filter(({ storeId, isMember }) => isMember && !closed.has(storeId));
  const ended = changes.filter(({ storeId, isMember }) => !isMember && !closed.has(storeId));
  return [
    begun.map(({ storeId }) => storeId),
    begun.map(({ userId }) => userId),
    ended.map(({ storeId }) => storeId),
    ended.map(({ userId }) => userId),
    [...closed],
  ];
}
