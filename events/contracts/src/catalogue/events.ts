import { z } from 'zod';

import { SearchWordsChanged } from './search-words-changed.ts';

/** All events of the stream of a trade or a service of the catalogue. */
export const CatalogueEvent = z.discriminatedUnion('type', [SearchWordsChanged]);
export type CatalogueEvent = z.infer<typeof CatalogueEvent>;
