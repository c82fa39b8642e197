import { useLingui } from '@lingui/react/macro';

import type { LineProblem } from './line-problems.ts';

/** Returns a function that says what is wrong with a line of hours. */
export function useLineMessage(): (problem: LineProblem) => string {
  const { t } = useLingui();
  return (problem) => {
    switch (problem) {
      case 'no-days':
        return t`Choose the first and the last day.`;
      case 'no-day':
        return t`Choose the day.`;
      case 'wrong-hours':
        return t`Check the marked hours.`;
      case 'seasons-overlap':
        return t`This season has days in common with another one.`;
      case 'day-twice':
        return t`This day is there already.`;
      case 'day-past':
        return t`This day is over. Choose today or a later day.`;
    }
  };
}
