import type { BookingView } from '@osta/contracts/booking/api';
import type { BookingVerb } from '@osta/contracts/booking/status';
import { Instant } from '@osta/contracts/instant';
import { describe, expect, it } from 'vitest';

import { call } from '../../../api/call.ts';
import type { QueuedCommand } from '../../../outbox/queued-command.ts';
import { expectBooking, type Moments } from './expect-booking.ts';

const id = '019ab000-0000-7000-8000-000000000001';

/** Days before the booking. */
const early: Moments = { isWorkTime: false, isNoShowTime: false };
const inTheMorning: Moments = { isWorkTime: true, isNoShowTime: false };
const afterTheStart: Moments = { isWorkTime: true, isNoShowTime: true };

function booking(status: BookingView['status'], ...allowed: BookingVerb[]): BookingView {
  const told = { history: [], onTheWayAt: null, arrivedAt: null, isCodeLocked: false };
  const part = { id, status, allowed, role: 'professional', ...told };
  // The parts that a command changes
  return part as unknown as BookingView;
}

function waiting(what: string, code: string | null = null, lane = `booking ${id}`): QueuedCommand {
  return {
    // Only its name counts here, not how it is sent
    ...call('POST /api/bookings/{bookingId}/arrive', { params: { bookingId: id } }),
    lane,
    what,
    page: null,
    changes: [],
    key: what,
    order: 1,
    queuedAt: Instant.parse('2026-11-23T08:00:00.000Z'),
    isTried: false,
    refusal: code === null ? null : { code, status: 409, facts: {} },
  };
}

describe('a booking with commands that wait', () => {
  it('is shown as it will be', () => {
    const actual = booking('confirmed', 'leave-for', 'arrive', 'start', 'cancel');
    const commands = [waiting('leave-for'), waiting('start'), waiting('finish')];
    const { booking: expected, waiting: count } = expectBooking(actual, commands, inTheMorning);
    expect(expected).toMatchObject({ status: 'awaiting_confirmation', allowed: [] });
    expect(expected.onTheWayAt).toBe('2026-11-23T08:00:00.000Z');
    expect(expected.history.map(({ what }) => what)).toEqual([
      'professional-on-the-way',
      'work-started',
      'work-finished',
    ]);
    expect(count).toBe(3);
  });

  it('offers what can wait behind them', () => {
    const pending = booking('pending', 'confirm', 'decline', 'cancel');
    const confirmed = [waiting('confirm')];
    expect(expectBooking(pending, confirmed, early).booking.allowed).toEqual([]);
    expect(expectBooking(pending, confirmed, inTheMorning).booking.allowed).toEqual([
      'leave-for',
      'arrive',
      'start',
    ]);
    const left = [...confirmed, waiting('leave-for')];
    expect(expectBooking(pending, left, inTheMorning).booking.allowed).toEqual(['arrive', 'start']);
  });

  it('allows what time alone allows, though it was fetched before', () => {
    const actual = booking('confirmed', 'cancel');
    const allowedAt = (moments: Moments, of = actual): readonly BookingVerb[] =>
      expectBooking(of, [], moments).booking.allowed;
    expect(allowedAt(early)).toEqual(['cancel']);
    expect(allowedAt(inTheMorning)).toEqual(['cancel', 'leave-for', 'arrive', 'start']);
    const locked = { ...actual, isCodeLocked: true };
    expect(allowedAt(inTheMorning, locked)).toEqual(['cancel', 'leave-for', 'arrive']);
    const ofCustomer = { ...actual, role: 'customer' } as const;
    expect(allowedAt(afterTheStart, ofCustomer)).toEqual(['cancel', 'start', 'report-no-show']);
    expect(allowedAt(afterTheStart, booking('cancelled'))).toEqual([]);
  });

  it('is shown as it is when they have arrived, are of another one, or were refused', () => {
    const actual = booking('in_progress', 'finish');
    for (const command of [
      waiting('start'),
      waiting('finish', null, 'booking 2'),
      waiting('finish', 'EXTRA_UNANSWERED'),
    ]) {
      expect(expectBooking(actual, [command], inTheMorning)).toEqual({
        booking: actual,
        waiting: 0,
      });
    }
  });
});
