import type { z } from 'zod';

import { event } from '../define.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';
import { Side } from './terms.ts';

/** An admin has taken the strike back. It does not count any more. */
export const StrikeLiftedV1 = event('osta.booking.strike-lifted.v1', {
  ...bookingParties,
  /** Whose strike it is. They read the reason. */
  of: Side,
  reason: PersonalWords.min(1),
});
export type StrikeLiftedV1 = z.infer<typeof StrikeLiftedV1>;
