import { Temporal } from '@js-temporal/polyfill';

import { Day } from '../offering/day.ts';
import type { SlotQuestion } from '../offering/free-slots.ts';
import { hoursOf } from '../offering/open-ranges.ts';
import { daysAfter } from '../offering/zoned-clock.ts';

/** Returns what a clock in the zone shows at a moment: the day, and the minute of it. */
export function wallTime(
  instant: string,
  zone: string,
): { readonly day: string; readonly minute: number } {
  const shown = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
  return { day: shown.toPlainDate().toString(), minute: shown.hour * 60 + shown.minute };
}

const minute = 60_000;
const minutesOf = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / minute)) }, (_, n) => from + n * minute);

/**
 * Returns the starts of the free slots as somebody would find them with a calendar and a pencil: every minute of
 * a slot is open, and no minute of it or of its buffers is busy.
 */
export function countedByMinutes(asked: SlotQuestion): readonly string[] {
  const { availability, service, busy, now, from, days } = asked;
  const { zone } = availability;
  const instantOf = (on: Day, minutes: number): number =>
    Temporal.PlainDate.from(on)
      .add({ days: Math.floor(minutes / 1440) })
      .toPlainDateTime({ hour: Math.floor((minutes % 1440) / 60), minute: minutes % 60 })
      .toZonedDateTime(zone).epochMilliseconds;
  const wanted = Array.from({ length: days + 2 }, (_, n) => daysAfter(from, n - 1));
  const spans = wanted.flatMap((on) =>
    hoursOf(availability, on).map((hours) => ({
      from: instantOf(on, hours.from),
      to: instantOf(on, hours.to),
    })),
  );
  const open = new Set(spans.flatMap((span) => minutesOf(span.from, span.to)));
  const taken = new Set(
    busy.flatMap(({ startsAt, endsAt }) => minutesOf(Date.parse(startsAt), Date.parse(endsAt))),
  );
  const dayOf = (moment: number): string => wallTime(new Date(moment).toISOString(), zone).day;
  const lastDay = daysAfter(Day.parse(wallTime(now, zone).day), service.horizonDays);

  const starts = spans.flatMap((span) =>
    minutesOf(span.from, span.to).filter(
      (moment) => (moment - span.from) % (service.slotIntervalMinutes * minute) === 0,
    ),
  );
  const isFree = (start: number): boolean => {
    const end = start + service.durationMinutes * minute;
    const [begins, ends] = [
      start - service.bufferBeforeMinutes * minute,
      end + service.bufferAfterMinutes * minute,
    ];
    const on = dayOf(start);
    const booked = busy.filter(
      ({ startOfSameService: own }) => own !== null && dayOf(Date.parse(own)) === on,
    );
    return (
      start >= Date.parse(now) + service.noticeMinutes * minute &&
      from <= on &&
      on < daysAfter(from, days) &&
      on <= lastDay &&
      booked.length < (service.dailyCap ?? Infinity) &&
      minutesOf(start, end).every((each) => open.has(each)) &&
      !minutesOf(begins, ends).some((each) => taken.has(each))
    );
  };
  return [...new Set(starts.filter(isFree))]
    .toSorted((one, other) => one - other)
    .map((start) => new Date(start).toISOString());
}
