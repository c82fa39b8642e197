import type {
  Conversation,
  Message,
  UnreadMessages,
} from '@osta/contracts/booking/conversation-api';
import { ConversationEvent } from '@osta/contracts/booking/conversation-events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import type { BookingId, UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import { readEvent } from '@osta/contracts/read-event';
import { readStream } from '@osta/event-store/read-events';
import type { Clock } from '@osta/platform/clock';
import { readNamesFor } from '@osta/platform/people/read-names';
import { openWords } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

import { conversationOf } from '../conversation/conversation-of.ts';
import { readTalkedBooking } from '../conversation/talked-booking.sql.ts';
import { TalkedRow } from '../conversation/talked-row.ts';
import type { ConversationPolicy } from '../domain/booking/booking-policy.ts';
import { otherSide } from '../domain/booking/reviews.ts';
import type { Conversation as State } from '../domain/conversation/conversation.ts';
import { openingOf, talkerOf } from '../domain/conversation/talked-booking.ts';
import { findConversation, listUnread } from './get-conversation.sql.ts';
import type { Reader } from './reader.ts';

interface Dependencies {
  readonly pool: Pool;
  readonly schema: string;
  readonly clock: Clock;
  readonly policy: ConversationPolicy;
}

/** Written by the event store alone: the state is the fold of the stream. */
interface ConversationRow {
  readonly version: number;
  readonly state: State;
}

/** Events of one page. Some say that a message was read: there are at most as many as messages. */
const pageSize = 80;

export type GetConversation = (
  bookingId: BookingId,
  reader: Reader,
  locale: Locale,
  before?: number,
) => Promise<Conversation | null>;

/**
 * Returns a query for what the sides of a booking wrote; `null`: the reader is on neither side. Admins read it as long
 * as they have to decide what one side objects to.
 */
export function getConversation({ pool, schema, clock, policy }: Dependencies): GetConversation {
  return async (bookingId, { userId, isAdmin }, locale, before) => {
    const id = conversationOf(bookingId);
    const [facts, snapshots] = await Promise.all([
      pool.query({ name: 'booking.talked-booking', text: readTalkedBooking, values: [bookingId] }),
      pool.query<ConversationRow>({ ...findConversation, values: [id] }),
    ]);
    const { booking } = TalkedRow.parse(facts.rows[0]);
    const side = talkerOf(booking, userId);
    const mayRead = side !== undefined || (isAdmin && booking?.isUnresolved === true);
    if (booking === null || !mayRead) return null;

    const opening = openingOf(booking, clock.now(), policy);
    const [row] = snapshots.rows;
    if (row === undefined || row.state.status === 'none') {
      return { messages: [], earlier: null, readByOther: 0, unread: 0, ...opening };
    }
    const last = Math.min(row.version, (before ?? Infinity) - 1);
    const first = Math.max(1, last - pageSize + 1);
    const events = await readStream(pool, schema, id, first, last);
    return {
      messages: await messagesIn(events, { pool, schema, locale }),
      earlier: first > 1 ? first : null,
      readByOther: side === undefined ? 0 : row.state[otherSide(side)].read,
      unread: side === undefined ? 0 : row.state[side].unread.length,
      ...opening,
    };
  };
}

async function messagesIn(
  events: readonly EventEnvelope[],
  { pool, schema, locale }: Pick<Dependencies, 'pool' | 'schema'> & { readonly locale: Locale },
): Promise<Message[]> {
  const sent = events.flatMap(({ type, data, time: at }) => {
    const event = ConversationEvent.parse(readEvent({ type, data }));
    return event.type === 'osta.conversation.message-sent' ? [{ ...event.data, at }] : [];
  });
  const [words, names] = await Promise.all([
    openWords(
      pool,
      schema,
      sent.map(({ authorId: subject, text }) => ({ subject, text })),
    ),
    readNamesFor(
      pool,
      sent.map(({ authorId }) => authorId),
      locale,
    ),
  ]);
  return sent.map(({ number, by, authorId, at }, n) => ({
    number,
    by,
    author: names(authorId),
    text: words[n] ?? '',
    at,
  }));
}

export type ListUnreadMessages = (readerId: UserId) => Promise<UnreadMessages>;

const mostUnread = 100;

/** Returns a query for the bookings on which a person has unread messages. */
export function listUnreadMessages({ pool }: Pick<Dependencies, 'pool'>): ListUnreadMessages {
  return async (readerId) => {
    const { rows } = await pool.query<UnreadMessages['items'][number]>({
      ...listUnread,
      values: [readerId, mostUnread],
    });
    return { items: rows };
  };
}
