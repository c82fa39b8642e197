import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';

import { formatTime } from '../formats/format-date.ts';
import { useLocale } from '../provider/ui-context.ts';
import { type Day, instantAt } from './calendar-days.ts';
import {
  type CalendarDay,
  closedSpans,
  type DaySpan,
  spanOnDay,
  type TakenTime,
} from './closed-spans.ts';

export interface DayShadesProps {
  readonly day: Day;
  /** Undefined: the hours of the day are not known, and nothing is shaded. */
  readonly hoursOfDay: CalendarDay | undefined;
  readonly taken: readonly TakenTime[];
  /** The hours that the column shows. */
  readonly shown: DaySpan;
}

/** What lies behind the events of a day: the hours in which nobody works, and times that are taken otherwise. */
export function DayShades({ day, hoursOfDay, taken, shown }: DayShadesProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const place = ({ from, to }: DaySpan): CSSProperties => {
    const percent = (minutes: number): string => `${(minutes / (shown.to - shown.from)) * 100}%`;
    return { insetBlockStart: percent(from - shown.from), blockSize: percent(to - from) };
  };
  const timeOf = (minute: number): string => formatTime(instantAt(day, minute), locale) ?? '';
  const hours = (hoursOfDay?.hours ?? []).map(({ from, to }) => {
    const [start, end] = [timeOf(from), timeOf(to)];
    return t`from ${start} to ${end}`;
  });
  const worked = hours.join(t({ message: ', ', context: 'between hours' }));
  return (
    <>
      {hoursOfDay !== undefined &&
        closedSpans(hoursOfDay.hours, shown).map((span) => (
          <span className="ui-calendar-closed" key={span.from} style={place(span)} />
        ))}
      {hoursOfDay?.isOff === true && (
        <span className="ui-calendar-off">
          <Trans>Time off</Trans>
        </span>
      )}
      {hoursOfDay?.isOff === false && (
        <span className="ui-visually-hidden">
          {hours.length === 0 ? <Trans>No working hours</Trans> : t`Working hours: ${worked}`}
        </span>
      )}
      {taken.map((time) => {
        const span = spanOnDay(time, day, shown);
        return (
          span !== null && (
            <span className="ui-calendar-taken" key={time.start.toString()} style={place(span)}>
              <span className="ui-calendar-taken-label">{time.label}</span>
            </span>
          )
        );
      })}
    </>
  );
}
