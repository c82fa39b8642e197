import type { BookingView } from '@osta/contracts/booking/api';
import type { BookingVerb } from '@osta/contracts/booking/status';
import { Instant } from '@osta/contracts/instant';
import { describe, expect, it } from 'vitest';

import { call } from '../../../api/call.ts';
import type { QueuedCommand } from '../../../outbox/queued-command.ts';
import { expectBooking } from './expect-booking.ts';

const id = '019ab000-0000-7000-8000-000000000001';

function booking(status: BookingView['status'], ...allowed: BookingVerb[]): BookingView {
  const part = { id, status, allowed, role: 'professional', history: [], onTheWayAt: null };
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
    const { booking: expected, waiting: count } = expectBooking(actual, commands);
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
    expect(expectBooking(pending, [waiting('confirm')]).booking.allowed).toEqual([
      'leave-for',
      'arrive',
      'start',
    ]);
  });

  it('is shown as it is when they have arrived, are of another one, or were refused', () => {
    const actual = booking('in_progress', 'finish');
    for (const command of [
      waiting('start'),
      waiting('finish', null, 'booking 2'),
      waiting('finish', 'EXTRA_UNANSWERED'),
    ]) {
      expect(expectBooking(actual, [command])).toEqual({ booking: actual, waiting: 0 });
    }
  });
});
