import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { DateText } from '../date-text/date-text.tsx';
import type { Instant } from '../formats/format-date.ts';
import { useLocale } from '../provider/ui-context.ts';
import { libyanDaysAhead, libyanWeekday } from './libyan-day.ts';
import { weekdayName } from './weekday-name.ts';

export interface OpenNowProps {
  readonly isOpen: boolean;
  /** When it closes, if it is open, and opens, if it is closed; `null`: it stays as it is. */
  readonly changesAt: Instant | null;
  /** The current time. Use one value on the server and in the browser; the caller updates it. */
  readonly now: Instant;
}

const asTime = { style: 'time' } as const;

/** Whether a place is open, until when, or when it opens, in Libyan time. */
export function OpenNow({ isOpen, changesAt, now }: OpenNowProps): ReactNode {
  const clock = changesAt !== null && <DateText instant={changesAt} {...asTime} />;
  if (isOpen) {
    return (
      <span className="ui-open-now" data-open>
        <span className="ui-open-now-word">
          <Trans>Open now</Trans>
        </span>{' '}
        {changesAt !== null && libyanDaysAhead(changesAt, now) <= 1 && (
          <span>
            <Trans>until</Trans> {clock}
          </span>
        )}
      </span>
    );
  }
  if (changesAt === null) {
    return (
      <span className="ui-open-now">
        <span className="ui-open-now-word">
          <Trans>Closed</Trans>
        </span>
      </span>
    );
  }
  return (
    <span className="ui-open-now">
      <span className="ui-open-now-word">
        <Trans>Closed now</Trans>
      </span>{' '}
      <span>
        <Opens at={changesAt} now={now} />
      </span>
    </span>
  );
}

interface OpensProps {
  readonly at: Instant;
  readonly now: Instant;
}

function Opens({ at, now }: OpensProps): ReactNode {
  const locale = useLocale();
  const clock = <DateText instant={at} {...asTime} />;
  const daysAhead = libyanDaysAhead(at, now);
  if (daysAhead <= 0) return <Trans>opens at {clock}</Trans>;
  if (daysAhead === 1) return <Trans>opens tomorrow at {clock}</Trans>;
  const name = weekdayName(libyanWeekday(at), locale);
  if (daysAhead <= 7) {
    return (
      <Trans>
        opens on {name} at {clock}
      </Trans>
    );
  }
  const date = <DateText instant={at} />;
  return <Trans>opens again on {date}</Trans>;
}
