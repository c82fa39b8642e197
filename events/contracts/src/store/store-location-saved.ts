import { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner, RecordedLocation } from './recorded.ts';

/** The store says where it is. */
export const StoreLocationSaved = event('osta.store.store-location-saved', {
  ...ofOwner,
  location: RecordedLocation,
  /** Customers see it only after a review: the store is published. */
  isForReview: z.boolean(),
});
export type StoreLocationSaved = z.infer<typeof StoreLocationSaved>;
