import { z } from 'zod';

import { event } from '../define.ts';
import { Dirham } from '../dirham.ts';
import { Day } from '../offering/day.ts';
import { PlanId } from '../plan/plan-id.ts';
import { ofOwner, toManagers } from './recorded.ts';

const Amounts = z.strictObject({ monthlyPrice: Dirham, yearlyPrice: Dirham });

/** A higher price of the plan of a store is announced: who edits the store is told. */
export const SubscriptionPriceAnnounced = event('osta.store.subscription-price-announced', {
  ...ofOwner,
  ...toManagers,
  plan: PlanId,
  /** Its first day, in Libya. */
  from: Day,
  /** What the plan costs on the day before. */
  before: Amounts,
  after: Amounts,
});
export type SubscriptionPriceAnnounced = z.infer<typeof SubscriptionPriceAnnounced>;
