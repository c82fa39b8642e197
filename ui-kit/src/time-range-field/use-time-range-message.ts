import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

import type { TimeRangeProblem } from './time-range.ts';

const messages: Record<TimeRangeProblem, MessageDescriptor> = {
  incomplete: msg`Fill in both times.`,
  'over-midnight': msg`The end has to be after the start. For work past midnight, end this day at 12:00 AM and add a range to the next one.`,
};

/** Returns a function that puts a range's problem into words; null gives nothing. */
export function useTimeRangeMessage(): (problem: TimeRangeProblem | null) => string | undefined {
  const { i18n } = useLingui();
  return (problem) => (problem === null ? undefined : i18n._(messages[problem]));
}
