import type { z } from 'zod';

import { event } from '../define.ts';
import { Availability } from '../offering/availability.ts';
import { ofOwner } from './recorded.ts';

/** The store says when it is open. */
export const StoreOpeningHoursSavedV1 = event('osta.store.store-opening-hours-saved.v1', {
  ...ofOwner,
  hours: Availability,
});
export type StoreOpeningHoursSavedV1 = z.infer<typeof StoreOpeningHoursSavedV1>;
