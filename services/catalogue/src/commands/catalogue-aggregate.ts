import { catalogueContract } from '@osta/contracts/catalogue/contract';
import type { OrderedList } from '@osta/contracts/catalogue/entry-look';
import type { CatalogueEntryId } from '@osta/contracts/catalogue/search-words';
import { defineAggregate, type AggregateOf } from '@osta/platform/define-aggregate';

import { catalogueEntry } from '../domain/catalogue/catalogue-entry.ts';
import { entryStreamId } from '../domain/catalogue/entry-stream-id.ts';

interface OnEntry {
  readonly entryId: CatalogueEntryId | OrderedList;
}

/** One stream per trade or service of the catalogue, and one for the order of the trades. */
export const catalogueAggregate = defineAggregate({
  contract: catalogueContract,
  topic: 'catalogue',
  table: 'catalogue_entry',
  fold: catalogueEntry,
  streamOf: ({ entryId }: OnEntry) => entryStreamId(entryId),
  answer: ({ streamId }) => streamId,
});

export type CatalogueAggregate = AggregateOf<typeof catalogueAggregate>;
