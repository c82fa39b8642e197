import type { EventEnvelope } from '@osta/contracts/envelope';
import type { StoreId } from '@osta/contracts/ids';
import { PlanChanged } from '@osta/contracts/plan/plan-changed';
import type { PlanId } from '@osta/contracts/plan/plan-id';
import { priceAfter, priceOn } from '@osta/contracts/plan/plan-price';
import { recordedAs } from '@osta/contracts/recorded-as';
import type { Command } from '@osta/platform/aggregate';
import type { Refusal } from '@osta/platform/decider';
import { reaction, type Reaction } from '@osta/platform/process/reaction';

import type { TellOfPrice } from '../domain/store/tell-of-price.ts';
import { storeDay } from '../queries/analytics-days.ts';

const isChange = recordedAs([PlanChanged]);

/**
 * Returns the process manager that tells every store with a plan of a higher price that is announced for it: a command
 * for each store, so that no statement grows with their number. A lower price is good news on the page.
 */
export function whenPriceAnnounced(
  tellOfPrice: Command<TellOfPrice, unknown, Refusal>,
  storesWith: (plan: PlanId) => Promise<readonly StoreId[]>,
): (event: EventEnvelope) => Promise<readonly Reaction[]> {
  return async (event) => {
    if (!isChange(event)) return [];
    const { planId: plan, prices } = event.data;
    const today = storeDay(event.time);
    const price = priceOn(prices, today);
    const announced = priceAfter(prices, today);
    const isDearer =
      announced &&
      (announced.monthlyPrice > price.monthlyPrice || announced.yearlyPrice > price.yearlyPrice);
    if (!isDearer || announced.from === null) return [];
    const { from: _from, ...before } = price;
    const { from, ...after } = announced;
    const stores = await storesWith(plan);
    return stores.map((storeId) =>
      reaction(tellOfPrice, storeId, { storeId, plan, from, before, after }),
    );
  };
}
