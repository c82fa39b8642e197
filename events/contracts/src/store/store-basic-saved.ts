import { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner, RecordedBasic } from './recorded.ts';

/** The store says what it is. */
export const StoreBasicSaved = event('osta.store.store-basic-saved', {
  ...ofOwner,
  basic: RecordedBasic,
  /** Customers see it only after a review: the store is published. */
  isForReview: z.boolean(),
});
export type StoreBasicSaved = z.infer<typeof StoreBasicSaved>;
