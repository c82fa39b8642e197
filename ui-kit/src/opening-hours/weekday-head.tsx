import type { ReactNode } from 'react';

import { useLocale } from '../provider/ui-context.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { Weekday } from './week-opening-hours.ts';
import { weekdayName } from './weekday-name.ts';

export interface WeekdayHeadProps {
  readonly day: Weekday;
}

/** The head of one of seven columns: the full name, shortened on a phone. */
export function WeekdayHead({ day }: WeekdayHeadProps): ReactNode {
  const locale = useLocale();
  const name = weekdayName(day, locale);
  return (
    <>
      <span className="ui-weekday-long">{name}</span>
      <span className="ui-weekday-short">
        <span aria-hidden="true">{weekdayName(day, locale, 'short')}</span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </span>
    </>
  );
}
