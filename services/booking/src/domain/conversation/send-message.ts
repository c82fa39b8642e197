import type { MessageSent } from '@osta/contracts/booking/message-sent';
import type {
  BookingNotFound,
  MessagesClosed,
  MessagesFull,
} from '@osta/contracts/booking/refusals';
import type { BookingId } from '@osta/contracts/ids';
import { later } from '@osta/contracts/instant';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import type { ConversationPolicy } from '../booking/booking-policy.ts';
import { otherSide } from '../booking/reviews.ts';
import { awaitsNews, readingsOf, type Conversation } from './conversation.ts';
import { openingOf, partiesOf, talkerOf, type TalkedBooking } from './talked-booking.ts';

/** One side of a booking writes to the other. */
export interface SendMessage {
  readonly bookingId: BookingId;
  readonly text: string;
}

/** What the decision needs besides the conversation. */
export interface TalkFacts {
  /** `null`: there is no such booking. */
  readonly booking: TalkedBooking | null;
  readonly policy: ConversationPolicy;
}

/**
 * Sends a message. The other side is notified when no unread message before it was announced, and the last
 * notification is old enough; otherwise its deadline sees to it, so that many messages are one notification.
 */
export function sendMessage(
  { bookingId, text }: SendMessage,
  state: Conversation,
  { actor, now }: Context,
  { booking, policy }: TalkFacts,
): Decision<MessageSent, BookingNotFound | MessagesClosed | MessagesFull> {
  const by = talkerOf(booking, actor);
  if (booking === null || by === undefined) return refuse({ code: 'BOOKING_NOT_FOUND' });
  const { isOpen, closesAt } = openingOf(booking, now, policy);
  if (!isOpen) return refuse({ code: 'MESSAGES_CLOSED', closedAt: closesAt });
  const messages = state.status === 'none' ? 0 : state.messages;
  if (messages >= policy.messagesAtMost) {
    return refuse({ code: 'MESSAGES_FULL', limit: policy.messagesAtMost });
  }

  const reader = readingsOf(state, booking)[otherSide(by)];
  const isTold = reader.unread.length > 0 && !awaitsNews(reader);
  const isQuiet = isTold || (reader.quietUntil !== null && now < reader.quietUntil);
  const sent: MessageSent = {
    type: 'osta.conversation.message-sent',
    data: {
      ...partiesOf(booking),
      bookingId,
      by,
      authorId: booking[`${by}Id`],
      number: messages + 1,
      text,
      quietUntil: isQuiet ? null : later(now, policy.quietFor),
    },
  };
  return accept(sent);
}
