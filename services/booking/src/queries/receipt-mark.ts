import { createHash } from 'node:crypto';

import type { ReceiptMark } from '@osta/contracts/booking/receipt-api';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { eventName } from '@osta/contracts/event-name';
import type { Instant } from '@osta/contracts/instant';
import { zonedClock } from '@osta/contracts/offering/zoned-clock';
import canonicalize from 'canonicalize';

import type { MadeBooking } from '../domain/booking/booking.ts';

const completions: ReadonlySet<string> = new Set([
  'osta.booking.booking-completed',
  'osta.booking.booking-auto-completed',
  'osta.booking.dispute-resolved',
]);

/**
 * Returns the event that completed a booking; `null` for a booking that is not completed.
 *
 * @param events its stored events in order
 */
export function completionOf(
  { status }: Pick<MadeBooking, 'status'>,
  events: readonly EventEnvelope[],
): EventEnvelope | null {
  if (status !== 'completed') return null;
  return events.findLast(({ type }) => completions.has(eventName(type))) ?? null;
}

/**
 * Returns number and hash of the receipt that a booking's completion stands for. The number is the year in Libya
 * and the random end of the booking's id; the hash is SHA-256 of the stored event as canonical JSON (RFC 8785), in hex, so
 * that anybody with a copy of the log can compute it.
 *
 * @throws when the event is not JSON, which the store does not hold
 */
export function receiptMark({ id: bookingId, completion }: Completed): ReceiptMark {
  const text = canonicalize(completion);
  if (text === undefined) throw new Error(`event ${completion.id} is not JSON`);
  return {
    number: `R-${yearOf(completion.time)}-${bookingId.slice(-12).toUpperCase()}`,
    hash: createHash('sha256').update(text).digest('hex'),
  };
}

const clock = zonedClock('Africa/Tripoli');

function yearOf(moment: Instant): string {
  return clock.dayOf(Date.parse(moment)).slice(0, 4);
}

interface Completed {
  /** The booking's. */
  readonly id: string;
  readonly completion: EventEnvelope;
}
