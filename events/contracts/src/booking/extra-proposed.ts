import type { z } from 'zod';

import { event } from '../define.ts';
import { Dirham } from '../dirham.ts';
import { ExtraId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';

/** The professional proposes work beyond what was agreed. */
export const ExtraProposed = event('osta.booking.extra-proposed', {
  ...bookingParties,
  extraId: ExtraId,
  /** The professional's words. */
  title: PersonalWords,
  amount: Dirham,
});
export type ExtraProposed = z.infer<typeof ExtraProposed>;
