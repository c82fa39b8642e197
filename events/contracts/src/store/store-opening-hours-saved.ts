import type { z } from 'zod';

import { event } from '../define.ts';
import { Availability } from '../offering/availability.ts';
import { ofOwner } from './recorded.ts';

/** The store says when it is open. */
export const StoreOpeningHoursSaved = event('osta.store.store-opening-hours-saved', {
  ...ofOwner,
  hours: Availability,
});
export type StoreOpeningHoursSaved = z.infer<typeof StoreOpeningHoursSaved>;
