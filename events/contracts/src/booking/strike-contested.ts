import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';
import { Side } from './terms.ts';

/** The side with the strike says why it should not count. An admin decides. */
export const StrikeContested = event('osta.booking.strike-contested', {
  ...bookingParties,
  /** Whose strike it is. */
  of: Side,
  /** Whose words the reason is. */
  authorId: UserId,
  reason: PersonalWords.min(1),
});
export type StrikeContested = z.infer<typeof StrikeContested>;
