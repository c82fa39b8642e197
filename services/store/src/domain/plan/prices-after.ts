import type { Instant } from '@osta/contracts/instant';
import { Day } from '@osta/contracts/offering/day';
import { daysAfter, zonedClock } from '@osta/contracts/offering/zoned-clock';
import { priceAfter, priceNoticeDays, priceOn } from '@osta/contracts/plan/plan-price';
import type { PlanPrice } from '@osta/contracts/plan/plan-terms';
import type { PriceTooSoon, YearTooDear } from '@osta/contracts/plan/refusals';

/** The days of prices are those of the clocks of Libya. */
const clock = zonedClock('Africa/Tripoli');

/** What an admin wants a plan to cost. */
export interface WantedPrice extends Omit<PlanPrice, 'from'> {
  /** The first day of it; `null`: it stays as it is. */
  readonly priceFrom: string | null;
}

type After =
  | { readonly ok: true; readonly prices: PlanPrice[] }
  | { readonly ok: false; readonly refused: PriceTooSoon | YearTooDear };

/** Whether a year that is paid at once would cost more than its months. */
export function isYearTooDear({ monthlyPrice, yearlyPrice }: Omit<PlanPrice, 'from'>): boolean {
  return yearlyPrice > monthlyPrice * 12;
}

function isSame(one: Omit<PlanPrice, 'from'>, other: Omit<PlanPrice, 'from'>): boolean {
  return one.monthlyPrice === other.monthlyPrice && one.yearlyPrice === other.yearlyPrice;
}

/**
 * Returns the prices of a plan after a change. The price of today, and of days that are over, never changes: what was
 * received costs the same for ever. A lower one counts from tomorrow at the earliest, a higher one after a month's
 * notice. One that was announced for a later day is replaced, and taken back by the price of today.
 */
export function pricesAfter(
  prices: readonly PlanPrice[],
  { monthlyPrice, yearlyPrice, priceFrom }: WantedPrice,
  now: Instant,
): After {
  const wanted = { monthlyPrice, yearlyPrice };
  const today = clock.dayOf(Date.parse(now));
  const price = priceOn(prices, today);
  const past = prices.filter(({ from }) => from === null || from <= today);
  if (isSame(wanted, price)) return { ok: true, prices: past };
  const announced = priceAfter(prices, today);
  if (announced && isSame(wanted, announced) && announced.from === priceFrom) {
    return { ok: true, prices: [...prices] };
  }
  if (isYearTooDear(wanted)) return { ok: false, refused: { code: 'YEAR_TOO_DEAR' } };
  const isDearer = monthlyPrice > price.monthlyPrice || yearlyPrice > price.yearlyPrice;
  const earliest = daysAfter(today, isDearer ? priceNoticeDays : 1);
  if (priceFrom === null || priceFrom < earliest) {
    return { ok: false, refused: { code: 'PRICE_TOO_SOON', earliest } };
  }
  return { ok: true, prices: [...past, { from: Day.parse(priceFrom), ...wanted }] };
}
