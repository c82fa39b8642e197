import type { EventEnvelope } from '@osta/contracts/envelope';
import { Locale } from '@osta/contracts/locale';
import { storeContract } from '@osta/contracts/store/contract';
import type { Queryable } from '@osta/event-store/queryable';
import { peopleIn } from '@osta/platform/people/people-in';
import { readNames } from '@osta/platform/people/read-names';
import { stateModel } from '@osta/platform/read-models/state-model';
import { categoryName, placeName } from '@osta/reference/names';
import { isReleasedTrade } from '@osta/reference/released';
import { checkpointValues, moveCheckpointSql } from '@osta/subscription/checkpoint.sql';
import type { ReadModel } from '@osta/subscription/read-model';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';

import type { OpenedStore, StoreContent } from '../domain/store/store.ts';
import { openStores } from '../queries/open-store.ts';
import { storeNamesVector, storeVector } from '../search/store-words.ts';
import { findStoresOfSql, indexWordsSql, readChangedSql } from './index-words.sql.ts';

interface ChangedRow {
  readonly id: string;
  readonly version: number;
  readonly state: OpenedStore;
  readonly is_public: boolean;
}

/** Parameters of the statement before those of the checkpoint. */
const ownParameters = 8;

const { name: schema } = storeContract;
const subscription = 'store-words';
const topics = ['store', 'account'] as const;
const wordsOf = ['account'] as const;

/**
 * Returns the subscription that keeps the words by which stores are found, by customers and by admins. An event says
 * only that a store has changed: what is seen of it is read from its snapshot, whose words are opened here. Admins
 * find it by its owner, too, whose name comes from the events of accounts, because the copy of names may be behind.
 * Reading twice, or later, writes the same.
 */
export function indexWords(pool: Pool): SubscriptionDefinition {
  const text = `with ${indexWordsSql}, ${moveCheckpointSql(schema, ownParameters + 1)} select`;
  return {
    name: subscription,
    topics,
    wordsOf,
    async apply(events, checkpoint) {
      const values = [...(await readWords(pool, events)), ...checkpointValues(checkpoint)];
      await pool.query({ name: 'store.index-words', text, values });
    },
  };
}

/** For the manifest: an audit reads the words of all stores anew, and compares them. */
export const storeWordsModel: ReadModel = stateModel({
  name: subscription,
  schema,
  topics,
  wordsOf,
  subscription,
  tables: ['store_words', 'store_name_words'].map((name) => ({
    name,
    key: ['store_id'],
    compared: ['version', 'words'],
    personal: ['words'],
    columns: ['store_id', 'version', 'words'],
  })),
  read: readWords,
  writeSql: `with ${indexWordsSql} select`,
  findKeysSql: findStoresOfSql,
});

/** Reads the parameters of `indexWordsSql` for a batch of events. */
async function readWords(
  database: Queryable,
  events: readonly EventEnvelope[],
): Promise<readonly unknown[]> {
  const subjects = [...new Set(events.map(({ subject }) => subject))];
  const people = new Map(peopleIn(events).map((person) => [person.id, person]));
  const { rows } = await database.query<ChangedRow>({ text: readChangedSql, values: [subjects] });
  const isOfNobody = ({ ownerId }: OpenedStore): boolean => people.get(ownerId)?.isErased ?? false;
  const read = rows.filter(
    ({ state, is_public: isShown }) => isShown || (isListed(state) && !isOfNobody(state)),
  );
  const stores = await openStores(
    database,
    read.map(({ state }) => state),
  );
  const names = await readNames(
    database,
    read.map(({ state }) => state.ownerId),
  );
  const opened = read.map((row, n) => Object.assign({}, row, { store: stores[n] ?? row.state }));
  const shown = opened.filter((row) => row.is_public);
  const named = opened.filter(({ state }) => isListed(state) && !isOfNobody(state));
  const ids = [...new Set([...subjects, ...rows.map(({ id }) => id)])];
  const others = (kept: readonly ChangedRow[]): readonly string[] => {
    const isKept = new Set(kept.map(({ id }) => id));
    return ids.filter((id) => !isKept.has(id));
  };
  return [
    shown.map(({ id }) => id),
    shown.map(({ version }) => version),
    shown.map(({ store: { live } }) => (live === null ? '' : wordsOfContent(live))),
    others(shown),
    named.map(({ id }) => id),
    named.map(({ version }) => version),
    named.map(({ store: { ownerId, content } }) => {
      const { ar, en } = content.basic.name;
      const owner = people.get(ownerId)?.fullName ?? names(ownerId).fullName;
      return storeNamesVector([ar, en], owner);
    }),
    others(named),
  ];
}

/** Whether admins look for it: a closed store may be of an erased account. */
function isListed({ submittedAt, status }: OpenedStore): boolean {
  return submittedAt !== null && status !== 'closed';
}

function wordsOfContent({ basic, location }: StoreContent): string {
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
