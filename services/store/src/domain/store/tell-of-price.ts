import type { StoreNotFound } from '@osta/contracts/store/refusals';
import type { SubscriptionPriceAnnounced } from '@osta/contracts/store/subscription-price-announced';
import { accept, refuse, unchanged, type Decider } from '@osta/platform/decider';

import { toldOf, type OnStore } from './on-store.ts';
import type { Store } from './store.ts';
import type { ToldPrice } from './subscription-state.ts';

/** A higher price of a plan is announced. */
export type TellOfPrice = OnStore &
  Pick<SubscriptionPriceAnnounced['data'], 'plan' | 'from' | 'before' | 'after'>;

/** Tells the people of a store that has the plan, once of each price. Only the system may. */
export const tellOfPrice: Decider<TellOfPrice, Store, SubscriptionPriceAnnounced, StoreNotFound> = (
  { plan, from, before, after },
  state,
  { actor },
) => {
  if (state.status === 'none' || actor !== 'system') return refuse({ code: 'STORE_NOT_FOUND' });
  const { subscription } = state;
  const isOver = subscription.status === 'none' || subscription.status === 'canceled';
  if (isOver || subscription.plan !== plan) return unchanged;
  if (isSame(subscription.toldOf, { plan, from, after })) return unchanged;
  const told: SubscriptionPriceAnnounced = {
    type: 'osta.store.subscription-price-announced',
    data: { ...toldOf(state), plan, from, before, after },
  };
  return accept(told);
};

function isSame(told: ToldPrice | null, { plan, from, after }: ToldPrice): boolean {
  return (
    told !== null &&
    told.plan === plan &&
    told.from === from &&
    told.after.monthlyPrice === after.monthlyPrice &&
    told.after.yearlyPrice === after.yearlyPrice
  );
}
