import { StoreId } from '@osta/contracts/ids';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { expect, it } from 'vitest';

import { releasedPlans } from '../domain/plan/released-plans.ts';
import { whenPriceAnnounced } from './when-price-announced.ts';

const stores = [1, 2].map((n) => StoreId.parse(`01980000-0000-7000-8000-00000000006${n}`));
const [plan] = releasedPlans;

/** Returns what follows from another price of a plan, from a day on. */
async function told(monthlyPrice: number, yearlyPrice: number, from: string): Promise<unknown[]> {
  const react = whenPriceAnnounced(
    { name: 'tellOfPrice', issue: () => Promise.reject(new Error('it is not issued here')) },
    async () => stores,
  );
  const [storeId] = stores;
  if (!plan || !storeId) throw new Error('There is no plan');
  const { id: planId, isRetired: _isRetired, version: _version, prices, ...terms } = plan;
  const later = { from, monthlyPrice, yearlyPrice };
  const data = { planId, ...terms, prices: [...prices, later], reason: 'Costs' };
  const time = '2026-11-22T08:00:00.000Z';
  const event = madeEvent({ type: 'osta.plan.plan-changed', subject: storeId, time, data });
  return (await react(event)).map(({ about, content }) => [about, content]);
}

it('tells each store with the plan of a higher price, with the old one and its first day', async () => {
  const { monthlyPrice = 0, yearlyPrice = 0 } = plan?.prices[0] ?? {};
  const after = { monthlyPrice: monthlyPrice + 1000, yearlyPrice };
  expect(await told(after.monthlyPrice, yearlyPrice, '2027-01-01')).toEqual(
    stores.map((storeId) => [
      storeId,
      { storeId, plan: plan?.id, from: '2027-01-01', before: { monthlyPrice, yearlyPrice }, after },
    ]),
  );
});

it('tells nobody of a lower price, or of one that counts already', async () => {
  const { monthlyPrice = 0, yearlyPrice = 0 } = plan?.prices[0] ?? {};
  expect(await told(monthlyPrice - 1000, yearlyPrice, '2027-01-01')).toEqual([]);
  expect(await told(monthlyPrice + 1000, yearlyPrice, '2026-11-22')).toEqual([]);
});
