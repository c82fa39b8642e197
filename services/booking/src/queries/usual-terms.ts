import { leastCustomers, type UsualTerms } from '@osta/contracts/booking/usual-terms-api';
import { Dirham } from '@osta/contracts/dirham';
import { dirhamPerDinar } from '@osta/contracts/dirham-per-dinar';
import { later } from '@osta/contracts/instant';
import type { Clock } from '@osta/platform/clock';
import type { ServiceId } from '@osta/reference/service-id';
import type { Pool } from 'pg';

import { readUsualTerms } from './usual-terms.sql.ts';

/** How far back jobs are counted: a year. */
const since = 365 * 86_400_000;
const quarter = 15;

interface Row {
  readonly customers: number;
  /** The two ends of the middle half; `null` without jobs. */
  readonly prices: readonly number[] | null;
  readonly minutes: readonly number[] | null;
}

export type ShowUsualTerms = (serviceId: ServiceId) => Promise<UsualTerms>;

/** Returns a query for what a service usually costs and how long it takes, once enough customers have had it done. */
export function showUsualTerms(pool: Pool, clock: Clock): ShowUsualTerms {
  return async (serviceId) => {
    const { rows } = await pool.query<Row>({
      ...readUsualTerms,
      values: [serviceId, later(clock.now(), -since)],
    });
    const { customers = 0, prices, minutes } = rows[0] ?? {};
    if (customers < leastCustomers || !prices || !minutes) return { usual: null };
    const [cheap, dear] = prices.map((each) => Dirham.parse(inSteps(each, dirhamPerDinar)));
    const [short, long] = minutes.map((each) => Math.max(quarter, inSteps(each, quarter)));
    if (cheap === undefined || dear === undefined || short === undefined || long === undefined) {
      throw new Error('The middle half has two ends');
    }
    return {
      usual: { customers, price: { min: cheap, max: dear }, minutes: { min: short, max: long } },
    };
  };
}

function inSteps(value: number, step: number): number {
  return Math.round(value / step) * step;
}
