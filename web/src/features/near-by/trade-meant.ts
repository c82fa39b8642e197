import type { ServiceSearchAnswer } from '@osta/contracts/catalogue/api';

/**
 * Returns the trade of all services that a text may mean; `null` when they are of several trades, or
 * there are none.
 */
export function tradeMeant(answer: ServiceSearchAnswer | undefined): string | null {
  const trades = new Set(answer?.data.services.map(({ categoryId }) => categoryId));
  const [first, ...others] = trades;
  return first === undefined || others.length > 0 ? null : first;
}
