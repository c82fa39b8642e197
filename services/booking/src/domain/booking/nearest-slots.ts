import type { Instant } from '@osta/contracts/instant';
import type { TimeWindow } from '@osta/contracts/request/terms';

import { nearest } from './busy.ts';
import { slotsAround, type OfferedService } from './offered-service.ts';

const hour = 3_600_000;
/** How many days before and after are asked for first: most have what is wanted, and a fifth of the slots. */
const daysFirst = 1;
/** What surely lies in them: less than a day, because one may be an hour shorter. */
const surelySeen = 22 * hour * daysFirst;

/**
 * Returns the free slots of a service in the week before and after a moment that begin nearest to it, nearest
 * first.
 *
 * @param most how many; at most three
 */
export function nearestSlots(
  service: Pick<OfferedService, 'terms' | 'busy'>,
  moment: Instant,
  now: Instant,
  most: number,
): readonly TimeWindow[] {
  const close = nearest(slotsAround(service, moment, now, daysFirst), moment).slice(0, most);
  const isNear = ({ startsAt }: TimeWindow): boolean =>
    Math.abs(Date.parse(startsAt) - Date.parse(moment)) <= surelySeen;
  const found =
    close.length === most && close.every(isNear)
      ? close
      : nearest(slotsAround(service, moment, now), moment).slice(0, most);
  return found.map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));
}
