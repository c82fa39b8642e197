import { BookingAutoCompleted } from '@osta/contracts/booking/booking-auto-completed';
import { BookingCompleted } from '@osta/contracts/booking/booking-completed';
import { BookingDisputed } from '@osta/contracts/booking/booking-disputed';
import { DisputeResolved } from '@osta/contracts/booking/dispute-resolved';
import type { EventEnvelope } from '@osta/contracts/envelope';
import type { UserId } from '@osta/contracts/ids';
import { professionalContract } from '@osta/contracts/professional/contract';
import { recordedAs } from '@osta/contracts/recorded-as';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';

import { doneWorkSql } from './done-work-copy.sql.ts';

/** Copies which bookings of professionals are done, to count them. */
export const doneWorkCopy: Copy = defineCopy({
  contract: professionalContract,
  name: 'done-work',
  topics: ['booking'],
  tables: [{ name: 'done_work', key: ['id'], compared: ['professional_id'] }],
  sql: doneWorkSql,
  values: doneWorkIn,
});

/** Nothing else leads into the status `completed`, or out of it. */
const saysDone = recordedAs([
  BookingCompleted,
  BookingAutoCompleted,
  BookingDisputed,
  DisputeResolved,
]);

/** Returns the parameters of `doneWorkSql` for a batch of events. The last word on a booking counts. */
export function doneWorkIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const last = new Map<string, { readonly by: UserId; readonly isDone: boolean }>();
  for (const event of events) {
    if (!saysDone(event)) continue;
    const { type, subject, data } = event;
    const isDone =
      type === 'osta.booking.dispute-resolved'
        ? data.outcome === 'completed'
        : type !== 'osta.booking.booking-disputed';
    last.set(subject, { by: data.professionalId, isDone });
  }
  const done = [...last].filter(([, { isDone }]) => isDone);
  const undone = [...last].filter(([, { isDone }]) => !isDone);
  return [done.map(([id]) => id), done.map(([, { by }]) => by), undone.map(([id]) => id)];
}
