import type { Dirham } from '../dirham.ts';
import type { PlanPrice } from './plan-terms.ts';

/** Months of a year that is paid at once. */
export const yearMonths = 12;

/** Days before the first day of a higher price on which it is announced at the latest. */
export const priceNoticeDays = 30;

/**
 * Returns what a plan costs on a day, as YYYY-MM-DD.
 *
 * @param prices oldest first; a day before the first of them has the first
 * @throws Error for no prices at all
 */
export function priceOn(prices: readonly PlanPrice[], day: string): PlanPrice {
  const price = prices.findLast(({ from }) => from === null || from <= day) ?? prices[0];
  if (!price) throw new Error('A plan has no price');
  return price;
}

/** Returns the price that is announced for a later day; `undefined`: none is. */
export function priceAfter(prices: readonly PlanPrice[], day: string): PlanPrice | undefined {
  return prices.find(({ from }) => from !== null && from > day);
}

/** Returns what months of a plan cost, paid at once, in dirham: a year has a price of its own. */
export function amountOf(
  { monthlyPrice, yearlyPrice }: Pick<PlanPrice, 'monthlyPrice' | 'yearlyPrice'>,
  months: number,
): Dirham {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whole numbers: a price of dirham, and months
  return months === yearMonths ? yearlyPrice : ((monthlyPrice * months) as Dirham);
}
