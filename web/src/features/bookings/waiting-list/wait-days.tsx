import { FromTo, PlannedDay } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { instantOf } from '../../../time/tripoli.ts';

interface WaitDaysProps {
  /** YYYY-MM-DD */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The days that somebody waits for. */
export function WaitDays({ firstDay, lastDay }: WaitDaysProps): ReactNode {
  const first = <PlannedDay instant={noonOf(firstDay)} />;
  return firstDay === lastDay ? (
    first
  ) : (
    <FromTo isLong from={first} to={<PlannedDay instant={noonOf(lastDay)} />} />
  );
}

/** A moment that lies on the day in every zone near by. */
function noonOf(day: string): string {
  return instantOf({ day, time: '12:00' }) ?? day;
}
