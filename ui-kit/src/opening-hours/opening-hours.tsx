import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { FromTo } from '../day-and-time/from-to.tsx';
import type { Instant } from '../formats/format-date.ts';
import { useLocale } from '../provider/ui-context.ts';
import { OpenNow } from './open-now.tsx';
import { wallClock } from './open-state.ts';
import { WallTimeText } from './wall-time-text.tsx';
import { type WeekOpeningHours, weekdays } from './week-opening-hours.ts';
import { weekdayName } from './weekday-name.ts';

export interface OpeningHoursProps {
  readonly hours: WeekOpeningHours;
  /** The current time. Use one value on the server and in the browser; the caller updates it. */
  readonly now: Instant;
}

/** The opening hours of a week, Saturday first, and whether the place is open now. */
export function OpeningHours({ hours, now }: OpeningHoursProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const today = wallClock(now).day;
  return (
    <div className="ui-opening-hours">
      <p className="ui-opening-hours-now">
        <OpenNow hours={hours} now={now} />
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
                {hours[day].length === 0 && (
                  <span className="ui-opening-hours-closed">
                    <Trans>Closed</Trans>
                  </span>
                )}
                {hours[day].map(({ from, to }) => (
                  <span className="ui-opening-hours-range" key={from}>
                    <FromTo from={<WallTimeText time={from} />} to={<WallTimeText time={to} />} />
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
