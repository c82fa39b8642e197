import type { Calendar } from '@osta/contracts/booking/api';
import { instantAt } from '@osta/contracts/instant-at';
import type { TakenTime } from '@osta/ui-kit';

interface Labels {
  /** For a time that a customer is about to book. */
  readonly held: string;
  /** For a time that one side proposes. */
  readonly proposed: string;
}

/** Returns the times of a calendar that are taken beside its bookings: held ones, and those that wait for an answer. */
export function takenTimes(
  calendar: Pick<Calendar, 'items' | 'held'> | undefined,
  labels: Labels,
): readonly TakenTime[] {
  if (calendar === undefined) return [];
  const proposed = calendar.items.flatMap(({ startsAt, endsAt, proposedStart }) => {
    if (proposedStart === null) return [];
    const length = Date.parse(endsAt) - Date.parse(startsAt);
    const end = instantAt(Date.parse(proposedStart) + length);
    return [{ start: proposedStart, end, label: labels.proposed }];
  });
  const held = calendar.held.map(({ startsAt: start, endsAt: end }) => {
    return { start, end, label: labels.held };
  });
  return [...held, ...proposed];
}
