import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { DateText } from '../date-text/date-text.tsx';
import { DayAndTime } from '../day-and-time/day-and-time.tsx';
import { useToday } from '../day-and-time/use-today.ts';
import { formatNearDay, type Instant } from '../formats/format-date.ts';
import { Icon } from '../icons/icon.tsx';
import { dangerIcon, logInIcon, offlineIcon, sendIcon, waitIcon } from '../icons/icons.ts';
import { useLocale } from '../provider/ui-context.ts';

import './connection-banner.css';

/**
 * `waiting`: Osta does not answer. `signed-out`: the session has ended. `refused`: something could
 * not be done.
 */
export type ConnectionState =
  | 'online'
  | 'offline'
  | 'sending'
  | 'waiting'
  | 'signed-out'
  | 'refused';

export interface ConnectionBannerProps {
  /** Shows nothing while `online`. */
  readonly state: ConnectionState;
  /** How many changes wait; with `refused`, how many were not made. */
  readonly count: number;
  /** With `offline`: when what the page shows was loaded; `null` while a page has yet to come. */
  readonly seenAt?: Instant | null;
  /** One link: to the login, or to what was refused. */
  readonly action?: ReactNode;
}

const icons = {
  offline: offlineIcon,
  sending: sendIcon,
  waiting: waitIcon,
  'signed-out': logInIcon,
  refused: dangerIcon,
};

/**
 * A strip below the top bar: there is no connection, and what waits for it. Keep it mounted, so that
 * screen readers announce every change.
 */
export function ConnectionBanner({
  state,
  count,
  seenAt = null,
  action,
}: ConnectionBannerProps): ReactNode {
  const words = useWords(state, count);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs
    <div className="ui-connection-banner" role="status" data-state={state}>
      {state !== 'online' && (
        // A new row for each state: its colours change at once, all of them
        <div className="ui-connection-banner-row" key={state}>
          <Icon icon={icons[state]} size={18} />
          <p className="ui-connection-banner-words">
            {state === 'offline' && <Offline seenAt={seenAt} />} {words}
          </p>
          {action !== undefined && <div className="ui-connection-banner-action">{action}</div>}
        </div>
      )}
    </div>
  );
}

interface OfflineProps {
  readonly seenAt: Instant | null;
}

function Offline({ seenAt }: OfflineProps): ReactNode {
  return seenAt === null ? (
    <Trans>You’re offline. The page opens when the connection is back.</Trans>
  ) : (
    <OfflineSince seenAt={seenAt} />
  );
}

interface OfflineSinceProps {
  readonly seenAt: Instant;
}

/** With its day, when that is over. */
function OfflineSince({ seenAt }: OfflineSinceProps): ReactNode {
  const isToday = formatNearDay(seenAt, useToday(), useLocale()) !== null;
  return isToday ? (
    <Trans>
      Offline. Seen at <DateText instant={seenAt} style="time" />.
    </Trans>
  ) : (
    <Trans>
      Offline. Seen on <DayAndTime instant={seenAt} />.
    </Trans>
  );
}

function useWords(state: ConnectionState, count: number): string {
  const { t } = useLingui();
  switch (state) {
    case 'online':
      return '';
    case 'offline':
      return count === 0
        ? ''
        : t`${plural(count, { one: '# change waits', other: '# changes wait' })} for the connection.`;
    case 'sending':
      return t`Sending ${plural(count, { one: '# change', other: '# changes' })}…`;
    case 'waiting':
      return t`We get no answer. ${plural(count, { one: '# change waits', other: '# changes wait' })}; we’ll keep trying.`;
    case 'signed-out':
      return t`Log in again to send ${plural(count, { one: '# change', other: '# changes' })}.`;
    case 'refused':
      return t`${plural(count, { one: '# change wasn’t made', other: '# changes weren’t made' })}.`;
  }
}
