import type { EventEnvelope } from '@osta/contracts/envelope';
import { recordedAs } from '@osta/contracts/recorded-as';
import { StoreEvent } from '@osta/contracts/store/events';
import {
  learnStoreName,
  storeNameColumns,
  type StoreNameNews,
} from '@osta/contracts/store/name-news';
import { peopleIn } from '@osta/platform/people/people-in';
import { copiesModel } from '@osta/platform/read-models/copies-model';
import { checkpointValues, moveCheckpointSql } from '@osta/subscription/checkpoint.sql';
import type { ReadModel } from '@osta/subscription/read-model';
import type { SubscriptionDefinition } from '@osta/subscription/subscription';
import type { Pool } from 'pg';

import { copyStoreNamesSql } from './copy-store-names.sql.ts';

const name = 'notification-stores';
const schema = 'notification';
/** Parameters of the statement before those of the checkpoint. */
const ownParameters = 8;

const isOfStore = recordedAs(StoreEvent.options);

interface StoreNews extends StoreNameNews {
  readonly ownerId: string;
  version: number;
}

/**
 * Returns the subscription that copies the names of stores. It is apart from the list, whose statement all
 * notifications wait for.
 */
export function copyStoreNames(pool: Pool): SubscriptionDefinition {
  const text = `with ${copyStoreNamesSql}, ${moveCheckpointSql(schema, ownParameters + 1)} select`;
  return {
    name,
    topics: ['store', 'account'],
    wordsOf: ['store', 'account'],
    async apply(events, checkpoint) {
      await pool.query({
        name: 'notification.copy-store-names',
        text,
        values: [...storeNamesIn(events), ...checkpointValues(checkpoint)],
      });
    },
  };
}

/** Describes how an audit rebuilds the names of stores. Names are forgotten apart from the log. */
export const storeNamesModel: ReadModel = copiesModel({
  name,
  schema,
  topics: ['store'],
  subscriptions: [{ name, topics: ['store'] }],
  wordsOf: ['store'],
  tables: [{ name: 'store_name', key: ['store_id'], compared: ['version', 'owner_id'] }],
  steps: [{ text: `with ${copyStoreNamesSql} select`, values: storeNamesIn }],
});

/** Returns the parameters of `copyStoreNamesSql` for a batch of events. */
function storeNamesIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const stores = new Map<string, StoreNews>();
  for (const event of events) {
    if (!isOfStore(event)) continue;
    const { subject: storeId, streamversion: version } = event;
    const store: StoreNews = stores.get(storeId) ?? { ownerId: event.data.ownerId, version };
    store.version = version;
    stores.set(storeId, store);
    learnStoreName(store, event);
  }
  const news = [...stores.values()];
  return [
    [...stores.keys()],
    news.map(({ version }) => version),
    news.map(({ ownerId }) => ownerId),
    ...storeNameColumns(news),
    peopleIn(events)
      .filter(({ isErased }) => isErased)
      .map(({ id }) => id),
  ];
}
