import type { BookingId } from '@osta/contracts/ids';

import { derivedId } from '../ids/derived-id.ts';

/** Returns the stream of the conversation on a booking: there is one, from its first message on. */
export function conversationOf(bookingId: BookingId): string {
  return derivedId('conversation', bookingId);
}
