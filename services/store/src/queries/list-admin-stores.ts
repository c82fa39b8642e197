import { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import { inLanguage } from '@osta/contracts/offering/in-language';
import type { PageCursor } from '@osta/contracts/page';
import type { AdminStore, AdminStorePage, ListAdminStoresQuery } from '@osta/contracts/store/api';
import { isPublic } from '@osta/contracts/store/is-public';
import {
  readCatalogueNames,
  type CatalogueNames,
} from '@osta/platform/catalogue/read-catalogue-names';
import { cursorOfText, earliestPlace, textOfCursor } from '@osta/platform/page-cursor';
import type { Pool } from 'pg';
import { z } from 'zod';

import type { OpenedStore } from '../domain/store/store.ts';
import { storeNamesQuery } from '../search/store-words.ts';
import { listAdminStoresSql } from './list-admin-stores.sql.ts';
import { openStores } from './open-store.ts';
import type { StoreRow } from './store-row.ts';

export type ListAdminStores = (
  query: ListAdminStoresQuery,
  locale: Locale,
) => Promise<AdminStorePage>;

type Row = StoreRow & { readonly owner_name: string | null };

/** What does not wait comes after every instant: `store.waits_since`. */
const last = '~';
const Written = z.tuple([z.union([Instant, z.literal(last)]), z.uuid()]);

/** Sorts before every store: the first page begins here. */
const beginning = [earliestPlace.at, earliestPlace.id] as const;

/** Reads the cursor of a page; `undefined` if this list did not write it. */
export function readAdminStoreCursor(cursor: string): z.infer<typeof Written> | undefined {
  return Written.safeParse(textOfCursor(cursor).split(' ')).data;
}

function writeCursor({ id, state }: Row): PageCursor {
  return cursorOfText(`${state.waitsSince ?? last} ${id}`);
}

/** Returns the query for a page of the stores that were sent in: those that wait first. */
export function listAdminStores(pool: Pool): ListAdminStores {
  return async (query, locale) => {
    const { status, hasRevision = false, hasAnnouncedPayment = false, q, cursor, limit } = query;
    const [after, afterId] = (cursor && readAdminStoreCursor(cursor)) || beginning;
    const { rows } = await pool.query<Row>({
      text: listAdminStoresSql,
      values: [
        status ?? null,
        hasRevision,
        storeNamesQuery(q),
        after,
        afterId,
        // One more row than asked for tells whether there is another page
        limit + 1,
        hasAnnouncedPayment,
      ],
    });
    const shown = rows.slice(0, limit);
    const [opened, catalogue] = await Promise.all([
      openStores(
        pool,
        shown.map(({ state }) => state),
      ),
      readCatalogueNames(pool),
    ]);
    const end = rows.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map((row, n) => summaryOf(row, opened[n] ?? row.state, catalogue, locale)),
      nextCursor: end ? writeCursor(end) : null,
    };
  };
}

function summaryOf(
  row: Row,
  store: OpenedStore,
  catalogue: CatalogueNames,
  locale: Locale,
): AdminStore {
  const { status, subscription, content, revision, round, submittedAt, ownerId } = store;
  return {
    storeId: row.id,
    name: inLanguage(content.basic.name, locale),
    owner: { id: ownerId, fullName: row.owner_name ?? '' },
    status,
    subscription: subscription.status,
    isPublic: isPublic(status, subscription.status),
    hasRevision: revision?.status === 'pending_review',
    hasAnnouncedPayment: subscription.announced.some(({ declined }) => declined === null),
    categories: content.basic.categoryIds.map((id) => ({
      id,
      name: catalogue.ofTrade(id, locale),
    })),
    round,
    submittedAt,
    updatedAt: Instant.parse(row.updated_at.toISOString()),
  };
}
