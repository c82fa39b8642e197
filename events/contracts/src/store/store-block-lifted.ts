import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { ofOwner } from './recorded.ts';

/** The store takes bookings again in a time that it had blocked. */
export const StoreBlockLifted = event('osta.store.store-block-lifted', {
  ...ofOwner,
  blockId: z.uuidv7(),
  memberId: UserId,
});
export type StoreBlockLifted = z.infer<typeof StoreBlockLifted>;
