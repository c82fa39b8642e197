import type { z } from 'zod';

import { event } from '../define.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';
import { Side } from './terms.ts';

/** An admin has taken the strike back. It does not count any more. */
export const StrikeLifted = event('osta.booking.strike-lifted', {
  ...bookingParties,
  /** Whose strike it is. They read the reason. */
  of: Side,
  reason: PersonalWords.min(1),
});
export type StrikeLifted = z.infer<typeof StrikeLifted>;
