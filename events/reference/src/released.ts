import { categoryList } from './category-list.ts';

const trades: ReadonlySet<string> = new Set(categoryList.map(({ id }) => id));
const services: ReadonlySet<string> = new Set(
  categoryList.flatMap((trade) => trade.services.map(({ id }) => id)),
);

/** Whether Osta came with this trade: only those have a drawing of their own. */
export function isReleasedTrade(id: string): boolean {
  return trades.has(id);
}

/** Whether Osta came with this trade or service. Others may exist, too: those that admins have added. */
export function isReleased(id: string): boolean {
  return trades.has(id) || services.has(id);
}
