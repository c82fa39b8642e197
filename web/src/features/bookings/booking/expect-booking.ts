import type { BookingHistoryItem, BookingView } from '@osta/contracts/booking/api';
import type { BookingVerb } from '@osta/contracts/booking/status';
import type { Instant } from '@osta/contracts/instant';

import type { QueuedCommand } from '../../../outbox/queued-command.ts';
import { canWait, laneOf, type WaitingVerb } from './waiting-verbs.ts';

/** What of a booking has begun since it was fetched, by the clock of its reader. */
export interface Moments {
  /** The way there and the work can begin. */
  readonly isWorkTime: boolean;
  /** A no-show can be reported. */
  readonly isNoShowTime: boolean;
}

/** A booking as it will be when everything that waits has arrived. */
export interface ExpectedBooking {
  readonly booking: BookingView;
  /** How many lines at the end of its history have not arrived. */
  readonly waiting: number;
}

interface Step {
  readonly what: BookingHistoryItem['what'];
  readonly change: (at: Instant) => Partial<BookingView>;
  /** What can wait behind it; commands that need a connection come back with the answer. */
  readonly allowed: (allowed: readonly BookingVerb[], role: BookingView['role']) => BookingVerb[];
}

const without =
  (...verbs: readonly BookingVerb[]) =>
  (allowed: readonly BookingVerb[]): BookingVerb[] =>
    allowed.filter((verb) => !verbs.includes(verb));

const steps: { readonly [Verb in WaitingVerb]: Step } = {
  confirm: {
    what: 'booking-confirmed',
    change: () => ({ status: 'confirmed', answerBy: null }),
    allowed: () => [],
  },
  'leave-for': {
    what: 'professional-on-the-way',
    change: (at) => ({ onTheWayAt: at }),
    allowed: without('leave-for'),
  },
  arrive: {
    what: 'professional-arrived',
    change: (at) => ({ arrivedAt: at }),
    allowed: without('leave-for', 'arrive'),
  },
  start: {
    what: 'work-started',
    change: (at) => ({ status: 'in_progress', startedAt: at, startCode: null }),
    allowed: (_allowed, role) => (role === 'professional' ? ['finish'] : []),
  },
  finish: {
    what: 'work-finished',
    change: (at) => ({ status: 'awaiting_confirmation', finishedAt: at }),
    allowed: () => [],
  },
};

/**
 * Returns a booking as it is at this time, after the commands that wait for a connection. After a refusal it
 * is shown without them.
 */
export function expectBooking(
  actual: BookingView,
  commands: readonly QueuedCommand[],
  moments: Moments,
): ExpectedBooking {
  const present = inTime(actual, moments);
  const own = commands.filter(({ lane }) => lane === laneOf(actual.id));
  if (own.some(({ refusal }) => refusal !== null)) return { booking: present, waiting: 0 };

  const booking = own.reduce((before, command) => inTime(after(before, command), moments), present);
  return { booking, waiting: booking.history.length - actual.history.length };
}

/** Adds what time alone allows: a page may be open, or without a connection, since long before. */
function inTime(booking: BookingView, { isWorkTime, isNoShowTime }: Moments): BookingView {
  const { status, role, onTheWayAt, arrivedAt, isCodeLocked, allowed } = booking;
  if (status !== 'confirmed' || role === 'admin') return booking;
  const isComing = role === 'professional' && arrivedAt === null;
  const due: readonly (readonly [BookingVerb, boolean])[] = [
    ['leave-for', isWorkTime && isComing && onTheWayAt === null],
    ['arrive', isWorkTime && isComing],
    ['start', isWorkTime && !(role === 'professional' && isCodeLocked)],
    ['report-no-show', isNoShowTime],
  ];
  const added = due.filter(([verb, isDue]) => isDue && !allowed.includes(verb));
  return { ...booking, allowed: [...allowed, ...added.map(([verb]) => verb)] };
}

/** What has arrived already, or is no longer possible, changes nothing. */
function after(booking: BookingView, { what: verb, queuedAt }: QueuedCommand): BookingView {
  if (!canWait(verb) || !booking.allowed.includes(verb) || booking.role === 'admin') return booking;
  const { what, change, allowed } = steps[verb];
  return {
    ...booking,
    ...change(queuedAt),
    allowed: allowed(booking.allowed, booking.role),
    history: [...booking.history, { what, at: queuedAt, by: booking.role }],
  };
}
