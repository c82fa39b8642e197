import { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner, RecordedLocation } from './recorded.ts';

/** The store says where it is. */
export const StoreLocationSavedV1 = event('osta.store.store-location-saved.v1', {
  ...ofOwner,
  location: RecordedLocation,
  /** Customers see it only after a review: the store is published. */
  isForReview: z.boolean(),
});
export type StoreLocationSavedV1 = z.infer<typeof StoreLocationSavedV1>;
