import { useLingui } from '@lingui/react/macro';
import { timeRangeProblem, toOpeningHours } from '@osta/ui-kit';

import type { Rules } from '../forms/use-form-fields.ts';
import { type AvailabilityValues, doSeasonsOverlap, hasDayTwice } from './availability-values.ts';

/** The rules of a form of hours, with their sentences in the language of the page. */
export function useHoursRules(): Rules<AvailabilityValues> {
  const { t } = useLingui();
  return {
    week: [(week) => toOpeningHours(week) !== null || t`Check the marked hours.`],
    pause: [
      ({ isOn, range }) => !isOn || timeRangeProblem(range) === null || t`Check the marked hours.`,
    ],
    seasons: [
      (seasons) =>
        seasons.every(({ days }) => days !== null) || t`Choose the first and the last day.`,
      (seasons) =>
        seasons.every(({ week }) => toOpeningHours(week) !== null) || t`Check the marked hours.`,
      (seasons) => !doSeasonsOverlap(seasons) || t`Two seasons have days in common.`,
    ],
    leaves: [(leaves) => !leaves.includes(null) || t`Choose the first and the last day.`],
    exceptions: [
      (days) => days.every(({ day }) => day !== null) || t`Choose the day.`,
      (days) =>
        days.every(({ isOpen, range }) => !isOpen || timeRangeProblem(range) === null) ||
        t`Check the marked hours.`,
      (days) => !hasDayTwice(days) || t`A day is there twice.`,
    ],
  };
}
