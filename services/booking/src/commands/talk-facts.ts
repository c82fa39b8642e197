import type { BookingId } from '@osta/contracts/ids';
import type { FactsInStatement } from '@osta/platform/handle';

import { readTalkedBooking } from '../conversation/talked-booking.sql.ts';
import { TalkedRow } from '../conversation/talked-row.ts';
import type { ConversationPolicy } from '../domain/booking/booking-policy.ts';
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
