import { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import type { UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import { professionalContract } from '@osta/contracts/professional/contract';
import { recordedAs } from '@osta/contracts/recorded-as';
import { RequestEvent } from '@osta/contracts/request/events';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';

import { countConductSql } from './conduct-copy.sql.ts';

/** Records how professionals answer what they are asked for. */
export const conductCopy: Copy = defineCopy({
  contract: professionalContract,
  name: 'conduct',
  topics: ['booking', 'request'],
  tables: [
    {
      name: 'asked_work',
      key: ['id', 'professional_id'],
      compared: ['asked_at', 'answered_at', 'outcome', 'confirmed_at', 'is_cancelled_late'],
    },
  ],
  sql: countConductSql,
  values: conductIn,
});

type Outcome = 'accepted' | 'declined' | 'missed';

/** What one event says of one professional. */
interface Said {
  readonly professionalId: UserId;
  readonly askedAt?: Instant;
  readonly answeredAt?: Instant;
  readonly outcome?: Outcome;
  readonly confirmedAt?: Instant;
  readonly isCancelledLate?: boolean;
}

const isBookingEvent = recordedAs(BookingEvent.options);
const isRequestEvent = recordedAs(RequestEvent.options);

/** Returns the parameters of `countConductSql` for a batch of events. */
export function conductIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const all = new Map<string, Said & { readonly id: string }>();
  for (const event of events) {
    for (const said of saidBy(event)) {
      const key = `${event.subject} ${said.professionalId}`;
      const before = all.get(key);
      const isAnswered = before?.outcome !== undefined;
      // The first word counts, as in the statement
      all.set(key, {
        id: event.subject,
        ...said,
        ...before,
        ...(!isAnswered && said.outcome !== undefined && { outcome: said.outcome }),
        ...(!isAnswered && said.answeredAt !== undefined && { answeredAt: said.answeredAt }),
        isCancelledLate: before?.isCancelledLate === true || said.isCancelledLate === true,
      });
    }
  }
  const rows = [...all.values()];
  return [
    rows.map(({ id }) => id),
    rows.map(({ professionalId }) => professionalId),
    rows.map(({ askedAt }) => askedAt ?? null),
    rows.map(({ answeredAt }) => answeredAt ?? null),
    rows.map(({ outcome }) => outcome ?? null),
    rows.map(({ confirmedAt }) => confirmedAt ?? null),
    rows.map(({ isCancelledLate }) => isCancelledLate === true),
  ];
}

function saidBy(event: EventEnvelope): readonly Said[] {
  if (isBookingEvent(event)) return saidOfBooking(event);
  return isRequestEvent(event) ? saidOfRequest(event) : [];
}

function saidOfBooking({ type, data, time }: EventEnvelope & BookingEvent): readonly Said[] {
  const { professionalId } = data;
  if (type === 'osta.booking.booking-placed') {
    return data.answerBy === null ? [] : [{ professionalId, askedAt: time }];
  }
  // Who takes a booking over is asked, or has it confirmed; the question to the former professional counts no longer
  if (type === 'osta.booking.booking-handed-over') {
    return [
      { professionalId, ...(data.answerBy === null ? { confirmedAt: time } : { askedAt: time }) },
    ];
  }
  // Who agrees on a new time for a booking that waits confirms it
  if (type === 'osta.booking.booking-confirmed' || type === 'osta.booking.booking-rescheduled') {
    return [{ professionalId, answeredAt: time, outcome: 'accepted', confirmedAt: time }];
  }
  // So does an admin who moves it, but that is no answer of the professional
  if (type === 'osta.booking.booking-amended-by-admin') {
    return [{ professionalId, confirmedAt: time }];
  }
  if (type === 'osta.booking.booking-declined') {
    return [{ professionalId, answeredAt: time, outcome: 'declined' }];
  }
  if (type === 'osta.booking.booking-expired') {
    return data.owedBy === 'customer' ? [] : [{ professionalId, outcome: 'missed' }];
  }
  const isCancelledLate =
    type === 'osta.booking.booking-cancelled' && data.by === 'professional' && data.isLate;
  return isCancelledLate ? [{ professionalId, isCancelledLate }] : [];
}

function saidOfRequest({ type, data, time }: EventEnvelope & RequestEvent): readonly Said[] {
  if (type === 'osta.request.professionals-invited') {
    return data.professionalIds.map((professionalId) => ({ professionalId, askedAt: time }));
  }
  if (type === 'osta.request.quote-submitted') {
    return [{ professionalId: data.professionalId, answeredAt: time, outcome: 'accepted' }];
  }
  if (type === 'osta.request.service-request-declined-by-professional') {
    return [{ professionalId: data.professionalId, answeredAt: time, outcome: 'declined' }];
  }
  return [];
}
