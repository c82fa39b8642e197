import type { MessagesRead } from '@osta/contracts/booking/messages-read';
import type { BookingNotFound } from '@osta/contracts/booking/refusals';
import type { BookingId } from '@osta/contracts/ids';
import { accept, refuse, unchanged, type Context, type Decision } from '@osta/platform/decider';

import type { Conversation } from './conversation.ts';
import type { TalkFacts } from './send-message.ts';
import { partiesOf, talkerOf } from './talked-booking.ts';

/** One side has seen what the other wrote. */
export interface ReadMessages {
  readonly bookingId: BookingId;
  /** The number of the newest message that it saw: what came later stays unread. */
  readonly upTo: number;
}

/** Marks messages as read. There is no limit in time: one can read as long as one sees the booking. */
export function readMessages(
  { bookingId, upTo }: ReadMessages,
  state: Conversation,
  { actor }: Context,
  { booking }: Pick<TalkFacts, 'booking'>,
): Decision<MessagesRead, BookingNotFound> {
  const by = talkerOf(booking, actor);
  if (booking === null || by === undefined) return refuse({ code: 'BOOKING_NOT_FOUND' });
  if (state.status === 'none') return unchanged;
  const newest = state[by].unread.findLast((number) => number <= upTo);
  if (newest === undefined) return unchanged;
  const read: MessagesRead = {
    type: 'osta.conversation.messages-read',
    data: { ...partiesOf(booking), bookingId, by, upTo: newest },
  };
  return accept(read);
}
