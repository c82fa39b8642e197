import { z } from 'zod';

import { SearchWordsChangedV1 } from './search-words-changed.v1.ts';

/** All events of the stream of a trade or a service of the catalogue. */
export const CatalogueEvent = z.discriminatedUnion('type', [SearchWordsChangedV1]);
export type CatalogueEvent = z.infer<typeof CatalogueEvent>;
