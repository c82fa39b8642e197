import { Locale } from '@osta/contracts/locale';
import { categoryName, placeName } from '@osta/reference/names';
import { isReleasedTrade } from '@osta/reference/released';
import { checkpointValues, moveCheckpointSql } from '@osta/subscription/checkpoint.sql';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';

import type { OpenedStore, StoreContent } from '../domain/store/store.ts';
import { openStores } from '../queries/open-store.ts';
import { storeVector } from '../search/store-words.ts';
import { indexWordsSql, readChangedSql } from './index-words.sql.ts';

interface ChangedRow {
  readonly id: string;
  readonly version: number;
  readonly state: OpenedStore;
  readonly is_public: boolean;
}

/** Parameters of the statement before those of the checkpoint. */
const ownParameters = 4;

/**
 * Returns the subscription that keeps the words by which stores are found. An event says only that a store has
 * changed: what customers see of it is read from its snapshot, whose words are opened here. Reading twice, or
 * later, writes the same.
 */
export function indexWords(pool: Pool, schema: string): SubscriptionDefinition {
  const text = `with ${indexWordsSql}, ${moveCheckpointSql(schema, ownParameters + 1)} select`;
  return {
    name: 'store-words',
    topics: ['store'],
    async apply(events, checkpoint) {
      const ids = [...new Set(events.map(({ subject }) => subject))];
      const { rows } = await pool.query<ChangedRow>(readChangedSql, [ids]);
      const shown = rows.filter((row) => row.is_public);
      const stores = await openStores(
        pool,
        shown.map(({ state }) => state),
      );
      const isShown = new Set(shown.map(({ id }) => id));
      await pool.query({
        name: 'store.index-words',
        text,
        values: [
          shown.map(({ id }) => id),
          shown.map(({ version }) => version),
          stores.map(({ live }) => (live === null ? '' : wordsOf(live))),
          ids.filter((id) => !isShown.has(id)),
          ...checkpointValues(checkpoint),
        ],
      });
    },
  };
}

function wordsOf({ basic, location }: StoreContent): string {
  const { name, description, categoryIds } = basic;
  return storeVector({
    names: [name.ar, name.en],
    kinds: [
      ...Locale.options.flatMap((locale) =>
        categoryIds.filter(isReleasedTrade).map((id) => categoryName(id, locale)),
      ),
      ...(location === null
        ? []
        : Locale.options.map((locale) => placeName(location.placeId, locale))),
    ],
    trades: categoryIds,
    descriptions: [description.ar, description.en],
  });
}
