import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { ofOwner } from './recorded.ts';

/** The order in which the page shows the staff. Those who are not in it come after it. */
export const StoreStaffOrdered = event('osta.store.store-staff-ordered', {
  ...ofOwner,
  memberIds: z.array(UserId).max(30),
});
export type StoreStaffOrdered = z.infer<typeof StoreStaffOrdered>;
