import type { z } from 'zod';

import { event } from '../define.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';
import { Side } from './terms.ts';

/** An admin has looked at a contested strike: it counts. */
export const StrikeUpheld = event('osta.booking.strike-upheld', {
  ...bookingParties,
  /** Whose strike it is. They read the reason. */
  of: Side,
  reason: PersonalWords.min(1),
});
export type StrikeUpheld = z.infer<typeof StrikeUpheld>;
