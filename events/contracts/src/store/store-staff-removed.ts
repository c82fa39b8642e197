import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { ofOwner } from './recorded.ts';

/** A member is no longer shown as staff, or did not want to be. They stay a member. */
export const StoreStaffRemoved = event('osta.store.store-staff-removed', {
  ...ofOwner,
  memberId: UserId,
  cause: z.enum(['by-store', 'by-member']),
});
export type StoreStaffRemoved = z.infer<typeof StoreStaffRemoved>;
