import { z } from 'zod';

import { UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { PersonalWords } from '../personal-words.ts';

/** Why an admin hides a service. */
export const HidingCause = z.enum([
  'misleading',
  'price',
  'contact-details',
  'other-service',
  'language',
  'not-allowed',
  'other',
]);
export type HidingCause = z.infer<typeof HidingCause>;

/** That a service is hidden, as recorded: the words count as its professional's, who reads them. */
export const RecordedHiding = z.strictObject({
  cause: HidingCause,
  note: PersonalWords,
  /** The admin who hid it. */
  adminId: UserId,
  since: Instant,
  /** With which words its professional asked for another look, and when; absent: not since it was hidden. */
  asked: z.strictObject({ note: PersonalWords, at: Instant }).optional(),
});
export type RecordedHiding = z.infer<typeof RecordedHiding>;
