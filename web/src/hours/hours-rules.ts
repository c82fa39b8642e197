import { useLingui } from '@lingui/react/macro';
import { timeRangeProblem, toOpeningHours } from '@osta/ui-kit';

import type { Rules } from '../forms/use-form-fields.ts';
import type { AvailabilityValues } from './availability-values.ts';
import {
  type DayLimits,
  exceptionProblems,
  leaveProblems,
  type LineProblems,
  seasonProblems,
} from './line-problems.ts';
import { useLineMessage } from './use-line-message.ts';

/** The rules of a form of hours, with their sentences in the language of the page. */
export function useHoursRules(limits: DayLimits): Rules<AvailabilityValues> {
  const { t } = useLingui();
  const messageOf = useLineMessage();
  const firstOf = (problems: LineProblems): true | string => {
    const first = problems.find((problem) => problem !== null);
    return first === undefined || first === null || messageOf(first);
  };
  return {
    week: [(week) => toOpeningHours(week) !== null || t`Check the marked hours.`],
    pause: [
      ({ isOn, range }) => !isOn || timeRangeProblem(range) === null || t`Check the marked hours.`,
    ],
    seasons: [(seasons) => firstOf(seasonProblems(seasons))],
    leaves: [(leaves) => firstOf(leaveProblems(leaves))],
    exceptions: [(days) => firstOf(exceptionProblems(days, limits))],
  };
}
