import type { TradeHidden, TradeUnknown } from '@osta/contracts/catalogue/refusals';
import type { CategoryId } from '@osta/reference/category-id';
import { isReleased } from '@osta/reference/released';

import type { CatalogueFacts } from './catalogue-facts.ts';

/**
 * Returns why somebody may not have these trades now; `undefined` if they may.
 *
 * @param kept the trades that they have already: nobody loses one because admins have hidden it
 */
export function tradeRefusal(
  wanted: readonly CategoryId[],
  kept: readonly CategoryId[],
  { catalogue: { changed, hidden } }: CatalogueFacts,
): TradeHidden | TradeUnknown | undefined {
  for (const categoryId of wanted) {
    if (kept.includes(categoryId)) continue;
    const isKnown = isReleased(categoryId) || changed.includes(categoryId);
    if (!isKnown) return { code: 'TRADE_UNKNOWN', categoryId };
    if (hidden.includes(categoryId)) return { code: 'TRADE_HIDDEN', categoryId };
  }
  return undefined;
}
