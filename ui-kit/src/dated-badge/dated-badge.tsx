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
  type LineIcon,
} from '../icons/icons.ts';

export type BadgeKind = 'identity' | 'licence' | 'insurance' | 'training' | 'phone';

export interface DatedBadgeProps {
  readonly kind: BadgeKind;
  /** What was checked, in two or three words. */
  readonly label: ReactNode;
  /** When it was checked. */
  readonly since: Instant;
}

const icons: Record<BadgeKind, LineIcon> = {
  identity: verifiedIcon,
  licence: licenceIcon,
  insurance: insuranceIcon,
  training: trainingIcon,
  phone: phoneIcon,
};

/** Something that was checked, with the month of the check: it is for people who decide, not for a table. */
export function DatedBadge({ kind, label, since }: DatedBadgeProps): ReactNode {
  return (
    <span className="ui-dated-badge">
      <Icon icon={icons[kind]} size={16} />
      <span className="ui-dated-badge-label">{label}</span>
      <span className="ui-dated-badge-date">
        <DateText instant={since} style="month" />
      </span>
    </span>
  );
}
