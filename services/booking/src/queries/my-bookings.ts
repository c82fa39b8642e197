import type { Message } from '@osta/contracts/booking/conversation-api';
import type { MyBookings } from '@osta/contracts/booking/my-data';
import type { BookingId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import { readRecords } from '@osta/platform/personal-data/read-records';
import type { Pool } from 'pg';

import { conversationOf } from '../conversation/conversation-of.ts';
import type { FindCalendarFeed } from './calendar-feed.ts';
import type { GetBooking } from './get-booking.ts';
import type { GetConversation } from './get-conversation.ts';
import type { ListClientNotes } from './list-clients.ts';
import type { FindMyWaits } from './list-waits.ts';
import { listMine } from './my-bookings.sql.ts';
import type { Reader } from './reader.ts';

interface Queries {
  readonly getBooking: GetBooking;
  readonly getConversation: GetConversation;
  readonly findCalendarFeed: FindCalendarFeed;
  readonly listNotes: ListClientNotes;
  readonly findMyWaits: FindMyWaits;
}

export type FindMyBookings = (reader: Reader, locale: Locale) => Promise<MyBookings>;

/**
 * Returns a query for all that the service knows about one person: their bookings as they may see them now,
 * and what they did and wrote.
 */
export function findMyBookings(
  pool: Pool,
  { getBooking, getConversation, findCalendarFeed, findMyWaits, listNotes }: Queries,
): FindMyBookings {
  /** Returns everything that was written on a booking, oldest first. */
  async function allMessages(id: BookingId, reader: Reader, locale: Locale): Promise<Message[]> {
    const messages: Message[] = [];
    let before: number | undefined;
    for (;;) {
      const page = await getConversation(id, reader, locale, before);
      messages.unshift(...(page?.messages ?? []));
      if (!page?.earlier) return messages;
      before = page.earlier;
    }
  }

  return async (reader, locale) => {
    const { rows } = await pool.query<{ readonly id: BookingId }>(listMine, [reader.userId]);
    const mine: MyBookings = {
      bookings: [],
      history: [],
      conversations: [],
      clientNotes: await listNotes(reader.userId),
      calendarFeed: await findCalendarFeed(reader.userId),
      waits: await findMyWaits(reader.userId),
    };
    // One after the other: the query is rare and must leave the connections to the others
    for (const { id } of rows) {
      const found = await getBooking(id, reader, locale);
      if (found.ok) mine.bookings.push(found.view);
      const messages = await allMessages(id, reader, locale);
      if (messages.length > 0) mine.conversations.push({ bookingId: id, messages });
      const records = [
        ...(await readRecords(pool, 'booking', id)),
        ...(await readRecords(pool, 'conversation', conversationOf(id))),
      ];
      mine.history.push(...records.filter(({ actor }) => actor === reader.userId));
    }
    for (const { id } of mine.waits) {
      const records = await readRecords(pool, 'wait', id);
      mine.history.push(...records.filter(({ actor }) => actor === reader.userId));
    }
    return mine;
  };
}
