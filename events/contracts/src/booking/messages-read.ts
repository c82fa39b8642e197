import { z } from 'zod';

import { event } from '../define.ts';
import { BookingId } from '../ids.ts';
import { bookingParties } from './parties.ts';
import { Side } from './terms.ts';

/** A side of a booking has read what the other wrote. */
export const MessagesRead = event('osta.conversation.messages-read', {
  ...bookingParties,
  bookingId: BookingId,
  /** The side that read. */
  by: Side,
  /** The number of the newest message that it saw. */
  upTo: z.int().positive(),
});
export type MessagesRead = z.infer<typeof MessagesRead>;
