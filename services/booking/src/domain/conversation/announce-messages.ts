import type { MessagesAnnounced } from '@osta/contracts/booking/messages-announced';
import type { BookingNotFound } from '@osta/contracts/booking/refusals';
import type { Side } from '@osta/contracts/booking/terms';
import { later } from '@osta/contracts/instant';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import type { ConversationPolicy } from '../booking/booking-policy.ts';
import { awaitsNews, readingsOf, type Conversation } from './conversation.ts';
import type { TalkFacts } from './send-message.ts';
import { partiesOf } from './talked-booking.ts';

/** The time in which one side was left alone is over, or somebody else is on it. */
export interface AnnounceMessages {
  readonly conversationId: string;
  readonly to: Side;
}

interface AnnounceFacts extends Pick<TalkFacts, 'booking'> {
  readonly policy: Pick<ConversationPolicy, 'quietFor'>;
}

/** Notifies a side of messages that it has not read since. */
export function announceMessages(
  { to }: AnnounceMessages,
  state: Conversation,
  { actor, now }: Context,
  { booking, policy: { quietFor } }: AnnounceFacts,
): Decision<MessagesAnnounced, BookingNotFound> {
  const nothing = refuse({ code: 'BOOKING_NOT_FOUND' });
  if (state.status === 'none' || booking === null || actor !== 'system') return nothing;
  const { [to]: reader } = readingsOf(state, booking);
  const upTo = reader.unread.at(-1);
  const isEarly = reader.quietUntil !== null && now < reader.quietUntil;
  if (upTo === undefined || isEarly || !awaitsNews(reader)) return nothing;
  const announced: MessagesAnnounced = {
    type: 'osta.conversation.messages-announced',
    data: {
      ...partiesOf(booking),
      bookingId: state.bookingId,
      to,
      upTo,
      quietUntil: later(now, quietFor),
    },
  };
  return accept(announced);
}
