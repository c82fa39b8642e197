import type { Instant } from '@osta/contracts/instant';
import type { WantedTime } from '@osta/contracts/request/terms';

import { daysAfter, instantOf, localTimeOf, type LocalTime } from '../../time/tripoli.ts';

/** A start that is chosen with one touch. */
interface StartChoice extends LocalTime {
  readonly instant: Instant;
  /** The end of the customer's own time in which it lies; `null` for a time that they did not name. */
  readonly endsAt: Instant | null;
}

const minute = 60_000;
const hour = 60 * minute;

/** Whoever has yet to get there does not start within the hour. */
const onTheWay = hour;

/** Days begin and end so that nobody is called out of bed. */
const morning = '09:00';
const lastStart = '18:00';

/** The first full half hour or hour that can be kept. */
function soonest(now: Date, step: number): Date {
  return new Date(Math.ceil((now.getTime() + onTheWay) / step) * step);
}

function choiceAt(time: LocalTime, endsAt: Instant | null, now: Date): StartChoice[] {
  const instant = instantOf(time);
  if (instant === null || instant <= now.toISOString()) return [];
  return [{ ...time, instant, endsAt }];
}

/** The start of each time that the customer wants, or the first moment of it that is left. */
function inWindows(wanted: WantedTime, now: Date): readonly StartChoice[] {
  if (wanted.kind === 'flexible') return [];
  return wanted.windows.flatMap(({ startsAt, endsAt }) =>
    [startsAt, soonest(now, hour / 2)]
      .flatMap((start) => choiceAt(localTimeOf(start), endsAt, now))
      .filter(({ instant }) => startsAt <= instant && instant < endsAt)
      .slice(0, 1),
  );
}

/** Today, as soon as it can be kept, and tomorrow morning. */
function nearDays(now: Date): readonly StartChoice[] {
  const { day } = localTimeOf(now);
  const first = localTimeOf(soonest(now, hour));
  const time = first.time < morning ? morning : first.time;
  return [
    ...(first.day === day && time <= lastStart ? choiceAt({ day, time }, null, now) : []),
    ...choiceAt({ day: daysAfter(day, 1), time: morning }, null, now),
  ];
}

/**
 * Returns the starts that an offer can name with one touch: the customer's own times in their order,
 * then today and tomorrow. None has passed, and none comes twice.
 */
export function startChoices(wanted: WantedTime, now: Date): readonly StartChoice[] {
  const all = [...inWindows(wanted, now), ...nearDays(now)];
  return all.filter(
    ({ instant }, nth) => all.findIndex((other) => other.instant === instant) === nth,
  );
}
