import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { ofOwner } from './recorded.ts';

/** A member agreed to be shown as staff: from then on their services can be booked at the store. */
export const StoreStaffAgreed = event('osta.store.store-staff-agreed', {
  ...ofOwner,
  memberId: UserId,
  agreedAt: Instant,
});
export type StoreStaffAgreed = z.infer<typeof StoreStaffAgreed>;
