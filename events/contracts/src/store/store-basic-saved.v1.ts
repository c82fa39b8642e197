import { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner, RecordedBasic } from './recorded.ts';

/** The store says what it is. */
export const StoreBasicSavedV1 = event('osta.store.store-basic-saved.v1', {
  ...ofOwner,
  basic: RecordedBasic,
  /** Customers see it only after a review: the store is published. */
  isForReview: z.boolean(),
});
export type StoreBasicSavedV1 = z.infer<typeof StoreBasicSavedV1>;
