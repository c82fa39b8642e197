import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { Instant } from '../formats/format-date.ts';
import { useLocale } from '../provider/ui-context.ts';
import { openState } from './open-state.ts';
import { WallTimeText } from './wall-time-text.tsx';
import type { WeekOpeningHours } from './week-opening-hours.ts';
import { weekdayName } from './weekday-name.ts';

export interface OpenNowProps {
  readonly hours: WeekOpeningHours;
  /** The current time. Use one value on the server and in the browser; the caller updates it. */
  readonly now: Instant;
}

/** Whether a place is open, until when, or when it opens, in Libyan time. */
export function OpenNow({ hours, now }: OpenNowProps): ReactNode {
  const locale = useLocale();
  const state = openState(hours, now);
  if (state.kind === 'open') {
    return (
      <span className="ui-open-now" data-open>
        <span className="ui-open-now-word">
          <Trans>Open now</Trans>
        </span>{' '}
        <span>
          <Trans>until</Trans> <WallTimeText time={state.until} />
        </span>
      </span>
    );
  }
  if (state.kind === 'never') {
    return (
      <span className="ui-open-now">
        <span className="ui-open-now-word">
          <Trans>Closed</Trans>
        </span>
      </span>
    );
  }
  const { day, daysAhead, time } = state.opens;
  const clock = <WallTimeText time={time} />;
  const name = weekdayName(day, locale);
  return (
    <span className="ui-open-now">
      <span className="ui-open-now-word">
        <Trans>Closed now</Trans>
      </span>{' '}
      <span>
        {daysAhead === 0 && <Trans>opens at {clock}</Trans>}
        {daysAhead === 1 && <Trans>opens tomorrow at {clock}</Trans>}
        {daysAhead > 1 && (
          <Trans>
            opens on {name} at {clock}
          </Trans>
        )}
      </span>
    </span>
  );
}
