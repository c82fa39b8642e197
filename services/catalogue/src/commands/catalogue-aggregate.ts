import { catalogueContract } from '@osta/contracts/catalogue/contract';
import type { CatalogueEntryId } from '@osta/contracts/catalogue/search-words';
import { defineAggregate, type AggregateOf } from '@osta/platform/define-aggregate';

import { catalogueEntry } from '../domain/catalogue/catalogue-entry.ts';
import { entryStreamId } from '../domain/catalogue/entry-stream-id.ts';

interface OnEntry {
  readonly entryId: CatalogueEntryId;
}

/** One stream per trade or service of the catalogue. */
export const catalogueAggregate = defineAggregate({
  contract: catalogueContract,
  topic: 'catalogue',
  table: 'catalogue_entry',
  fold: catalogueEntry,
  streamOf: ({ entryId }: OnEntry) => entryStreamId(entryId),
  answer: ({ streamId }) => streamId,
});

export type CatalogueAggregate = AggregateOf<typeof catalogueAggregate>;
