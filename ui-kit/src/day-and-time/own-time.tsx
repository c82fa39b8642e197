import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { Instant } from '../formats/format-date.ts';
import { useDirection } from '../provider/ui-context.ts';
import { useOwnTime } from './use-own-time.ts';

export interface OwnTimeProps {
  readonly instant: Instant;
}

/** A moment by the clock of a reader elsewhere: `10:00 PM your time`. Nothing for a reader in Libya's time. */
export function OwnTime({ instant }: OwnTimeProps): ReactNode {
  const dir = useDirection();
  const time = useOwnTime(instant);
  if (time === null) return null;
  const own = (
    <bdi className="ui-figures" dir={dir}>
      {time}
    </bdi>
  );
  return <Trans>{own} your time</Trans>;
}
