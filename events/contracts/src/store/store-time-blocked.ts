import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { PersonalWords } from '../personal-words.ts';
import { ofOwner } from './recorded.ts';

/** The store takes no bookings for a time, of anybody on its staff. Bookings that stand in it stay. */
export const StoreTimeBlocked = event('osta.store.store-time-blocked', {
  ...ofOwner,
  blockId: z.uuidv7(),
  memberId: UserId,
  /** Half open: the end is not in it. */
  startsAt: Instant,
  endsAt: Instant,
  /** For the people of the store, not for customers. */
  reason: PersonalWords,
  blockedAt: Instant,
});
export type StoreTimeBlocked = z.infer<typeof StoreTimeBlocked>;
