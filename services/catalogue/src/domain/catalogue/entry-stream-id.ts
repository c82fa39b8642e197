import type { OrderedList } from '@osta/contracts/catalogue/entry-look';
import type { CatalogueEntryId } from '@osta/contracts/catalogue/search-words';
import { v5 as uuidV5 } from 'uuid';

/** UUID namespace of the streams of catalogue entries. Must never change. */
const catalogueNamespace = '0d9f6c52-3f0e-4d5b-8a0e-7b1f6f4c2e83';

/** Returns the one stream of a trade or a service of the catalogue, or of the list of the trades. */
export function entryStreamId(entryId: CatalogueEntryId | OrderedList): string {
  return uuidV5(entryId, catalogueNamespace);
}
