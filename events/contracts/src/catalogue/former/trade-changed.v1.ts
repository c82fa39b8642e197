import { CategoryId } from '@osta/reference/category-id';
import type { z } from 'zod';

import { event } from '../../define.ts';
import { EntryNames, TradeIcon } from '../entry-look.ts';
import { WordsReason } from '../search-words.ts';

/** An admin changed what a trade is called or how it is drawn, when none could be hidden. */
export const TradeChangedV1 = event('osta.catalogue.trade-changed.v1', {
  entryId: CategoryId,
  name: EntryNames,
  icon: TradeIcon,
  reason: WordsReason,
});
export type TradeChangedV1 = z.infer<typeof TradeChangedV1>;
