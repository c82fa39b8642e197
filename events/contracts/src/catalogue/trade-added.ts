import { CategoryId } from '@osta/reference/category-id';
import type { z } from 'zod';

import { event } from '../define.ts';
import { EntryNames, TradeIcon } from './entry-look.ts';
import { SearchWords, WordsReason } from './search-words.ts';

/** An admin added a trade to those that Osta came with. Customers see it once it has a service. */
export const TradeAdded = event('osta.catalogue.trade-added', {
  entryId: CategoryId,
  name: EntryNames,
  icon: TradeIcon,
  words: SearchWords,
  reason: WordsReason,
});
export type TradeAdded = z.infer<typeof TradeAdded>;
