import type { StoreId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { StoreView } from '@osta/contracts/store/api';
import { isPublic } from '@osta/contracts/store/is-public';
import { StoreField } from '@osta/contracts/store/status';
import { readStream } from '@osta/event-store/read-events';
import type { Principal } from '@osta/platform/auth/principal';
import { openEvents } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

import { allowedTo } from '../domain/store/allowed.ts';
import { missingSections } from '../domain/store/missing-sections.ts';
import { roleOf } from '../domain/store/on-store.ts';
import type { OpenedStore } from '../domain/store/store.ts';
import { namesOf } from './names-of.ts';
import { openStore } from './open-store.ts';
import { shownContent } from './shown-content.ts';
import { storeHistory } from './store-history.ts';
import { readStoreRow, type StoreRow } from './store-row.ts';

/** Who reads. */
export type StoreReader = Pick<Principal, 'userId' | 'isAdmin'>;

export type FindStore = (storeId: StoreId, reader: StoreReader) => Promise<StoreView | null>;

/**
 * Returns a query for a store as its members edit it; `null` for everybody else. An admin sees it from its first
 * submission on, with its history.
 */
export function findStore(pool: Pool, schema: string): FindStore {
  return async (storeId, reader) => {
    const row = await readStoreRow(pool, storeId);
    if (!row) return null;
    const isMember = roleOf(row.state, reader.userId) !== null;
    const isReviewer = reader.isAdmin && !isMember && row.state.round > 0;
    if (!isMember && !isReviewer) return null;
    const store = await openStore(pool, row.state);
    return {
      ...viewOf(row, store, reader),
      review: isReviewer ? await reviewOf(row, store) : null,
    };
  };

  async function reviewOf(row: StoreRow, store: OpenedStore): Promise<StoreView['review']> {
    const recorded = await readStream(pool, schema, row.id, 1, row.version);
    const [events, nameOf] = await Promise.all([
      openEvents(pool, recorded, ['store']),
      namesOf(pool, [store.ownerId, ...recorded.map(({ actor }) => actor)]),
    ]);
    const before = store.live ?? store.before;
    return {
      owner: { id: store.ownerId, fullName: nameOf(store.ownerId) },
      before: before && shownContent(before),
      history: [...storeHistory(events, store, nameOf)],
    };
  }
}

function viewOf(
  { id: storeId, version, updated_at: updated }: StoreRow,
  store: OpenedStore,
  reader: StoreReader,
): Omit<StoreView, 'review'> {
  const { status, subscription, changes, revision, round, submittedAt, publishedAt } = store;
  const role = roleOf(store, reader.userId);
  return {
    storeId,
    version,
    status,
    subscription: subscription.status,
    isPublic: isPublic(status, subscription.status),
    role,
    content: shownContent(store.content),
    changes: Object.fromEntries(
      StoreField.options
        .filter((field) => changes[field] !== '')
        .map((field) => [field, changes[field]]),
    ),
    missing: missingSections(store),
    revision: revision && { status: revision.status, sections: [...revision.sections] },
    round,
    submittedAt,
    publishedAt,
    decision: store.decision,
    blocks: role === null ? [] : [...store.blocks],
    allowed: allowedTo(store, role, reader.isAdmin),
    updatedAt: Instant.parse(updated.toISOString()),
  };
}
