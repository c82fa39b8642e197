import { instantAt } from '../instant-at.ts';
import type { Instant } from '../instant.ts';
import type { Availability } from './availability.ts';
import type { Day } from './day.ts';
import type { SlotRules } from './offer.ts';
import { joined, openSpans, type Span } from './open-ranges.ts';
import { daysAfter, type ZonedClock, zonedClock } from './zoned-clock.ts';

/** A time at which the professional can't start anything else. Empty: of finished work, which counts for the cap alone. */
export interface BusyRange {
  /** With the buffer before. */
  readonly startsAt: Instant;
  /** With the buffer after. */
  readonly endsAt: Instant;
  /** The start of the work when it is a booking of this very service, for its daily cap; else `null`. */
  readonly startOfSameService: Instant | null;
}

/** A time that a customer can book. */
export interface FreeSlot {
  /** The day of the start, in the zone of the service. */
  readonly day: Day;
  readonly startsAt: Instant;
  /** The end of the work. The buffers are outside. */
  readonly endsAt: Instant;
}

export interface SlotQuestion {
  readonly availability: Availability;
  readonly service: SlotRules;
  /** Everything that occupies the professional, of all services, from a day before `from` to a day after. */
  readonly busy: readonly BusyRange[];
  readonly now: Instant;
  /** The first day, in the zone of the service. */
  readonly from: Day;
  /** 1 to 42. */
  readonly days: number;
}

const minute = 60_000;

/**
 * Returns the free slots of a service, in order of time. A slot lies in open hours; together with the
 * buffers of the service it touches no busy range.
 *
 * Starts are `slotIntervalMinutes` apart, counted from the beginning of each open range, so they do not
 * depend on what is booked or asked.
 */
export function freeSlots(question: SlotQuestion): readonly FreeSlot[] {
  const { service, from, days } = question;
  const until = daysAfter(from, days - 1);
  const { spans, slotAt } = openDays(question, from, until);
  const step = service.slotIntervalMinutes * minute;

  const slots: FreeSlot[] = [];
  for (const span of spans) {
    for (let start = span.from; start < span.to; start += step) {
      const slot = slotAt(start);
      if (slot) slots.push(slot);
    }
  }
  return slots;
}

/** Returns the one of the `freeSlots` that begins at a moment, without looking at the others; `null`: none does. */
export function freeSlotAt(
  question: Omit<SlotQuestion, 'from' | 'days'>,
  startsAt: Instant,
): FreeSlot | null {
  const { availability, service } = question;
  const start = Date.parse(startsAt);
  const day = zonedClock(availability.zone).dayOf(start);
  const { spans, slotAt } = openDays(question, day, day);
  const step = service.slotIntervalMinutes * minute;
  const isStart = spans.some(
    ({ from, to }) => from <= start && start < to && (start - from) % step === 0,
  );
  return isStart ? slotAt(start) : null;
}

/**
 * Returns whether work can begin at a moment and end in time: as `freeSlotAt`, and also between the starts that
 * customers are offered.
 */
export function isFreeAt(
  question: Omit<SlotQuestion, 'from' | 'days'>,
  startsAt: Instant,
): boolean {
  const start = Date.parse(startsAt);
  const day = zonedClock(question.availability.zone).dayOf(start);
  return openDays(question, day, day).slotAt(start) !== null;
}

interface OpenDays {
  /** The open ranges of these days and of those beside, one by one, in order. */
  readonly spans: readonly Span[];
  /** Returns the slot that begins at this moment of one of these days, if work can begin then. Ask in order of time. */
  readonly slotAt: (start: number) => FreeSlot | null;
}

function openDays(
  { availability, service, busy, now }: Omit<SlotQuestion, 'from' | 'days'>,
  from: Day,
  until: Day,
): OpenDays {
  const clock = zonedClock(availability.zone);
  // Work over midnight begins or ends on a day beside
  const spans = openSpans(availability, daysAfter(from, -1), daysAfter(until, 1), clock);
  const taken = busy
    .filter(({ startsAt, endsAt }) => startsAt < endsAt)
    .map(({ startsAt, endsAt }) => ({ from: Date.parse(startsAt), to: Date.parse(endsAt) }))
    .toSorted((one, other) => one.from - other.from);
  const [isOpen, isBusy] = [within(joined(spans)), touching(joined(taken))];
  const isFull = fullDays(service.dailyCap, busy, clock);

  const earliest = Date.parse(now) + service.noticeMinutes * minute;
  const horizon = daysAfter(clock.dayOf(Date.parse(now)), service.horizonDays);
  const duration = service.durationMinutes * minute;
  const before = service.bufferBeforeMinutes * minute;
  const after = service.bufferAfterMinutes * minute;
  // Most slots end when another one begins
  const written = new Map<number, Instant>();

  function momentOf(milliseconds: number): Instant {
    const moment = written.get(milliseconds) ?? instantAt(milliseconds);
    written.set(milliseconds, moment);
    return moment;
  }

  function slotAt(start: number): FreeSlot | null {
    const end = start + duration;
    if (start < earliest || !isOpen(start, end) || isBusy(start - before, end + after)) return null;
    const day = clock.dayOf(start);
    if (day < from || day > until || day > horizon || isFull(day)) return null;
    return { day, startsAt: momentOf(start), endsAt: momentOf(end) };
  }

  return { spans, slotAt };
}

/** Returns whether a day has as many bookings of the service as it may have. */
function fullDays(
  cap: number | null,
  busy: readonly BusyRange[],
  clock: ZonedClock,
): (day: Day) => boolean {
  if (cap === null) return () => false;
  const booked = new Map<Day, number>();
  for (const { startOfSameService } of busy) {
    if (startOfSameService === null) continue;
    const day = clock.dayOf(Date.parse(startOfSameService));
    booked.set(day, (booked.get(day) ?? 0) + 1);
  }
  return (day) => (booked.get(day) ?? 0) >= cap;
}

/** Returns whether a range lies in one of these. Ask in order of time. */
function within(spans: readonly Span[]): (from: number, to: number) => boolean {
  let next = 0;
  return (from, to) => {
    while ((spans[next]?.to ?? Infinity) <= from) next += 1;
    const span = spans[next];
    return span !== undefined && span.from <= from && to <= span.to;
  };
}

/** Returns whether a range overlaps one of these. Ask in order of time. */
function touching(spans: readonly Span[]): (from: number, to: number) => boolean {
  let next = 0;
  return (from, to) => {
    while ((spans[next]?.to ?? Infinity) <= from) next += 1;
    const span = spans[next];
    return span !== undefined && span.from < to;
  };
}
