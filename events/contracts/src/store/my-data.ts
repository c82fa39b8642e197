import { z } from 'zod';

import { MyRecord } from '../my-record.ts';
import { StoreView } from './api.ts';
import { SubscriptionView } from './subscription-api.ts';

/**
 * `GET /api/stores/my-data`: the stores of the caller with their subscriptions and all that happened there; of the
 * stores in which they work or have worked, what they did and what was decided about them.
 */
export const MyStoreData = z.strictObject({
  stores: z.array(z.strictObject({ store: StoreView, subscription: SubscriptionView })),
  history: z.array(MyRecord),
});
export type MyStoreData = z.infer<typeof MyStoreData>;
