import { useLingui } from '@lingui/react/macro';

import { daysAfter, instantOf, localTimeOf } from '../../../time/tripoli.ts';

/** As many days ahead as the service accepts. */
const furthestAhead = 180;

/** As the fields have them, on the clock of Libya. */
export interface DayAndTime {
  readonly day: string | null;
  readonly time: string | null;
}

/** Returns the instant of a day and a time; `null` while either is missing. */
export function startOf({ day, time }: DayAndTime): string | null {
  return day === null || time === null ? null : instantOf({ day, time });
}

/** Returns the rules of a new start for a booking: to come, not too far ahead, and another one than the present. */
export function useNewStartRules(
  present: string,
): readonly ((start: DayAndTime) => true | string)[] {
  const { t } = useLingui();
  return [
    (start) => startOf(start) !== null || t`Choose day and time.`,
    (start) =>
      (startOf(start) ?? '') > new Date().toISOString() ||
      t`That time has passed. Choose a future one.`,
    ({ day }) =>
      (day ?? '') < daysAfter(localTimeOf(new Date()).day, furthestAhead) ||
      t`Choose a time within the next six months.`,
    (start) => startOf(start) !== present || t`Choose another time than the present one.`,
  ];
}
