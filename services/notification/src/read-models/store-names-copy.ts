import type { EventEnvelope } from '@osta/contracts/envelope';
import { notificationContract } from '@osta/contracts/notification/contract';
import { recordedAs } from '@osta/contracts/recorded-as';
import { StoreEvent } from '@osta/contracts/store/events';
import {
  learnStoreName,
  storeNameColumns,
  type StoreNameNews,
} from '@osta/contracts/store/name-news';
import { erasedAmong, peopleIn } from '@osta/platform/people/people-in';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';

import { erasedPeople } from './erased-people.ts';
import { copyStoreNamesSql } from './store-names-copy.sql.ts';

const isOfStore = recordedAs(StoreEvent.options);

interface StoreNews extends StoreNameNews {
  readonly ownerId: string;
  version: number;
}

/** Copies the names of stores, apart from the list, whose statement all notifications wait for. */
export const storeNamesCopy: Copy = defineCopy({
  contract: notificationContract,
  name: 'stores',
  topics: ['store', 'account'],
  wordsOf: ['store', 'account'],
  tables: [
    {
      name: 'store_name',
      key: ['store_id'],
      compared: ['version', 'owner_id', 'name', 'waiting_name'],
      personal: ['name', 'waiting_name'],
    },
  ],
  reads: [erasedPeople],
  sql: copyStoreNamesSql,
  values: storeNamesIn,
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
    erasedAmong(peopleIn(events)),
  ];
}
