import type { BookingId } from '@osta/contracts/ids';
import type { FactsInStatement, ReadFacts } from '@osta/platform/handle';
import type { Pool } from 'pg';

import {
  readBookingOfConversation,
  readTalkedBooking,
} from '../conversation/talked-booking.sql.ts';
import { TalkedRow } from '../conversation/talked-row.ts';
import type { ConversationPolicy } from '../domain/booking/booking-policy.ts';
import type { AnnounceMessages } from '../domain/conversation/announce-messages.ts';
import type { TalkFacts } from '../domain/conversation/send-message.ts';

/** Returns the facts of a command on a conversation: its booking, as it is. */
export function talkFacts(
  policy: ConversationPolicy,
): FactsInStatement<{ readonly bookingId: BookingId }, TalkFacts> {
  return {
    sql: readTalkedBooking,
    values: ({ bookingId }) => [bookingId],
    read: (row) => ({ booking: TalkedRow.parse(row).booking, policy }),
  };
}

/** Returns the facts of a command of the system on a conversation: its booking, as it is. */
export function announceFacts(
  pool: Pool,
  policy: ConversationPolicy,
): ReadFacts<AnnounceMessages, TalkFacts> {
  return async ({ conversationId }) => {
    const { rows } = await pool.query<object>(readBookingOfConversation, [conversationId]);
    return { booking: TalkedRow.parse(rows[0]).booking, policy };
  };
}
