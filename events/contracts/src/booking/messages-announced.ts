import { z } from 'zod';

import { event } from '../define.ts';
import { BookingId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { bookingParties } from './parties.ts';
import { Side } from './terms.ts';

/** A side is notified of messages that came soon after it had read earlier ones, and that it has not read. */
export const MessagesAnnounced = event('osta.conversation.messages-announced', {
  ...bookingParties,
  bookingId: BookingId,
  /** The side that is notified. */
  to: Side,
  /** The number of the newest message that the notification stands for. */
  upTo: z.int().positive(),
  /** Until when the side is left alone. */
  quietUntil: Instant,
});
export type MessagesAnnounced = z.infer<typeof MessagesAnnounced>;
