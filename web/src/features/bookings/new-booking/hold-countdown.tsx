import { Plural, Trans } from '@lingui/react/macro';
import { DateText, Icon, Ltr, timeIcon, VisuallyHidden } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { bookingQuery } from '../../../bookings/bookings.queries.ts';
import { asClock, type Hold, secondsLeft } from './time-left.ts';
import { useNow } from './use-now.ts';

interface HoldCountdownProps {
  readonly bookingId: string;
  readonly hold: Hold;
}

const asTime = { style: 'time' } as const;

/** How often the service is asked after the end, in milliseconds: its clock decides. */
const askAgainAfter = 5000;

/** For how long a slot is still held. Screen readers hear it once a minute. */
export function HoldCountdown({ bookingId, hold }: HoldCountdownProps): ReactNode {
  const now = useNow();
  const left = now === null ? null : secondsLeft(hold, now);
  useQuery({
    ...bookingQuery(useApi(), bookingId),
    refetchInterval: left === 0 ? askAgainAfter : false,
  });
  const minutes = left === null ? null : Math.ceil(left / 60);
  return (
    <div className="web-hold">
      <Icon icon={timeIcon} size={20} />
      <p className="web-hold-words">
        <Trans>
          This time is yours until <DateText instant={hold.heldUntil} {...asTime} />.
        </Trans>
      </p>
      {left !== null && (
        <span className="web-hold-clock" aria-hidden="true">
          <Ltr>{asClock(left)}</Ltr>
        </span>
      )}
      <VisuallyHidden isLive>
        {minutes !== null &&
          (minutes > 1 ? (
            <Plural value={minutes} one="# minute left" other="# minutes left" />
          ) : (
            <Trans>Less than a minute left</Trans>
          ))}
      </VisuallyHidden>
    </div>
  );
}
