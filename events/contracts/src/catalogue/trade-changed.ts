import { CategoryId } from '@osta/reference/category-id';
import type { z } from 'zod';

import { event } from '../define.ts';
import { TradeLook } from './entry-look.ts';
import { WordsReason } from './search-words.ts';

/** An admin changed what a trade is called, how it is drawn or whether it is offered: all of it as it is from then on. */
export const TradeChanged = event('osta.catalogue.trade-changed', {
  entryId: CategoryId,
  ...TradeLook.shape,
  reason: WordsReason,
});
export type TradeChanged = z.infer<typeof TradeChanged>;
