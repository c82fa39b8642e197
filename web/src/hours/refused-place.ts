import { ApiProblem, isProblem } from '../api/api-problem.ts';

/** The parts of hours that are lists. */
type ListName = 'seasons' | 'leaves' | 'exceptions';

/**
 * Returns which line of a list a service did not accept: it names the line as in `body.leaves.2.lastDay`, or the day
 * that is past. 0 when it says no line.
 *
 * @param days of the single days, as they were sent
 */
export function refusedPlace(
  error: unknown,
  list: ListName,
  days: readonly (string | null)[],
): number {
  if (list === 'exceptions' && isProblem(error, 'EXCEPTION_IN_THE_PAST')) {
    return Math.max(
      0,
      days.findIndex((day) => day === error.facts['day']),
    );
  }
  if (!(error instanceof ApiProblem)) return 0;
  for (const { field } of error.fields) {
    const [, name, place] = field.split('.');
    if (name === list && place !== undefined && /^\d+$/u.test(place)) return Number(place);
  }
  return 0;
}
