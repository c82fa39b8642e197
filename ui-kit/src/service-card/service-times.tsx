import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';

import { DateText } from '../date-text/date-text.tsx';
import { PlannedDay } from '../day-and-time/planned-day.tsx';
import { dress } from '../dress/dress.ts';
import { formatWeekday, type Instant } from '../formats/format-date.ts';
import { Icon } from '../icons/icon.tsx';
import { appointmentIcon } from '../icons/icons.ts';
import { useLocale } from '../provider/ui-context.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface ServiceTime {
  /** The start of a free slot. */
  readonly instant: Instant;
  /** A link element to this slot, without words: the time becomes its name. */
  readonly link: ReactElement;
}

interface ServiceTimesProps {
  readonly times: readonly ServiceTime[];
}

const asTime = { style: 'time' } as const;

/** The next free times of a service, each a link, by days. */
export function ServiceTimes({ times }: ServiceTimesProps): ReactNode {
  const locale = useLocale();
  const dayOf = ({ instant }: ServiceTime): string | null => formatWeekday(instant, locale);
  const days = times.filter(
    (time, n) => times.findIndex((one) => dayOf(one) === dayOf(time)) === n,
  );
  return (
    <div className="ui-service-card-times">
      <p className="ui-service-card-times-title">
        <Icon icon={appointmentIcon} size={15} />
        {times.length === 0 ? (
          <Trans>No free time in the next days</Trans>
        ) : (
          <Trans>Next free times</Trans>
        )}
      </p>
      {days.map((day) => (
        <div key={String(day.instant)}>
          <PlannedDay instant={day.instant} />
          <ul className="ui-service-card-day">
            {times
              .filter((time) => dayOf(time) === dayOf(day))
              .map(({ instant, link }) => (
                <li key={String(instant)}>
                  {dress(link, {
                    className: 'ui-service-card-time',
                    children: (
                      <>
                        <VisuallyHidden>
                          <PlannedDay instant={instant} />{' '}
                        </VisuallyHidden>
                        <DateText instant={instant} {...asTime} />
                      </>
                    ),
                  })}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
