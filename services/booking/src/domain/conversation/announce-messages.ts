import type { MessagesAnnounced } from '@osta/contracts/booking/messages-announced';
import type { BookingNotFound } from '@osta/contracts/booking/refusals';
import type { Side } from '@osta/contracts/booking/terms';
import { later } from '@osta/contracts/instant';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import type { ConversationPolicy } from '../booking/booking-policy.ts';
import { awaitsNews, type Conversation } from './conversation.ts';

/** The time in which one side was left alone is over. */
export interface AnnounceMessages {
  readonly conversationId: string;
  readonly to: Side;
}

/** Notifies a side of messages that it has not read since. */
export function announceMessages(
  { to }: AnnounceMessages,
  state: Conversation,
  { actor, now }: Context,
  { quietFor }: Pick<ConversationPolicy, 'quietFor'>,
): Decision<MessagesAnnounced, BookingNotFound> {
  const nothing = refuse({ code: 'BOOKING_NOT_FOUND' });
  if (state.status === 'none' || actor !== 'system') return nothing;
  const { [to]: reader, bookingId, parties } = state;
  const upTo = reader.unread.at(-1);
  const isEarly = reader.quietUntil === null || now < reader.quietUntil;
  if (upTo === undefined || isEarly || !awaitsNews(reader)) return nothing;
  const announced: MessagesAnnounced = {
    type: 'osta.conversation.messages-announced',
    data: { ...parties, bookingId, to, upTo, quietUntil: later(now, quietFor) },
  };
  return accept(announced);
}
