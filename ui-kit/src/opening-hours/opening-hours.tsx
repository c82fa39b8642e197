import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { DateText } from '../date-text/date-text.tsx';
import type { Instant } from '../formats/format-date.ts';
import { useLocale } from '../provider/ui-context.ts';
import { tableRoles } from '../table/table-roles.ts';
import { libyanWeekday } from './libyan-day.ts';
import { OpenNow, type OpenNowProps } from './open-now.tsx';
import { OpenRanges } from './open-ranges.tsx';
import { type OpenRange, type WeekOpeningHours, weekdays } from './week-opening-hours.ts';
import { weekdayName } from './weekday-name.ts';

/** One day with hours of its own. */
export interface OtherHours {
  /** Noon of the day in Libya, or any other moment of it. */
  readonly day: Instant;
  readonly ranges: readonly OpenRange[];
}

export interface OpeningHoursProps extends OpenNowProps {
  readonly hours: WeekOpeningHours;
  /** The coming days on which other hours count, in order. */
  readonly exceptions?: readonly OtherHours[];
}

const none: readonly OtherHours[] = [];
const asWeekday = { style: 'weekday' } as const;

/** The opening hours of a week, Saturday first, and whether the place is open now. */
export function OpeningHours({
  hours,
  exceptions = none,
  ...openNow
}: OpeningHoursProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const today = libyanWeekday(openNow.now);
  return (
    <div className="ui-opening-hours">
      <p className="ui-opening-hours-now">
        <OpenNow {...openNow} />
      </p>
      <table className="ui-opening-hours-table">
        <caption className="ui-visually-hidden">{t`Opening hours`}</caption>
        <tbody>
          {weekdays.map((day) => (
            <tr key={day} data-today={day === today || undefined}>
              <th scope="row">
                {weekdayName(day, locale)}
                {day === today && <span className="ui-visually-hidden">{t`, today`}</span>}
              </th>
              <td>
                <OpenRanges ranges={hours[day]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {exceptions.length > 0 && (
        <table className="ui-opening-hours-table ui-opening-hours-days" {...tableRoles.table}>
          <caption className="ui-opening-hours-other">
            <Trans>Other hours on these days</Trans>
          </caption>
          <tbody {...tableRoles.rows}>
            {exceptions.map(({ day, ranges }) => (
              <tr key={new Date(day).toISOString()} {...tableRoles.row}>
                <th scope="row" {...tableRoles.rowHeader}>
                  <DateText instant={day} {...asWeekday} />
                </th>
                <td {...tableRoles.cell}>
                  <OpenRanges ranges={ranges} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
