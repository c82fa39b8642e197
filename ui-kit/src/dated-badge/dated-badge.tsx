import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { DateText } from '../date-text/date-text.tsx';
import type { Instant } from '../formats/format-date.ts';
import { Icon } from '../icons/icon.tsx';
import {
  insuranceIcon,
  licenceIcon,
  phoneIcon,
  trainingIcon,
  verifiedIcon,
  warningIcon,
  type LineIcon,
} from '../icons/icons.ts';

export type BadgeKind = 'identity' | 'licence' | 'insurance' | 'training' | 'phone';

export interface DatedBadgeProps {
  readonly kind: BadgeKind;
  /** What was checked, in two or three words. */
  readonly label: ReactNode;
  /** When it was checked. */
  readonly since: Instant;
  /** When it expires; left out where it never does. */
  readonly until?: Instant;
  /** Decides whether it has expired. Use one value on the server and in the browser. */
  readonly now: Instant;
}

const icons: Record<BadgeKind, LineIcon> = {
  identity: verifiedIcon,
  licence: licenceIcon,
  insurance: insuranceIcon,
  training: trainingIcon,
  phone: phoneIcon,
};

/** Something that was checked, with the date of the check. */
export function DatedBadge({ kind, label, since, until, now }: DatedBadgeProps): ReactNode {
  const hasEnded = until !== undefined && new Date(until).getTime() <= new Date(now).getTime();
  return (
    <span className="ui-dated-badge" data-ended={hasEnded || undefined}>
      <Icon icon={hasEnded ? warningIcon : icons[kind]} size={16} />
      <span className="ui-dated-badge-label">{label}</span>
      <span className="ui-dated-badge-date">
        {hasEnded && until !== undefined ? (
          <>
            <Trans>ended</Trans> <DateText instant={until} />
          </>
        ) : (
          <DateText instant={since} />
        )}
      </span>
    </span>
  );
}
