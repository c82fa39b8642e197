import { z } from 'zod';

import { refusal } from '../define.ts';

/** The search leaves the whole text out: it has only words such as "the" and "need". */
export const SearchWordEmpty = refusal('SEARCH_WORD_EMPTY', { word: z.string() });
export type SearchWordEmpty = z.infer<typeof SearchWordEmpty>;

/** All refusals of the catalogue. */
export const CatalogueRefusal = z.discriminatedUnion('code', [SearchWordEmpty]);
export type CatalogueRefusal = z.infer<typeof CatalogueRefusal>;
