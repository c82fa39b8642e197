import { Trans } from '@lingui/react/macro';
import {
  BadgeCheck,
  GraduationCap,
  type LucideIcon,
  Phone,
  ScrollText,
  ShieldCheck,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';

import { DateText } from '../date-text/date-text.tsx';
import type { Instant } from '../formats/format-date.ts';

export type BadgeKind = 'identity' | 'licence' | 'insurance' | 'training' | 'phone';

export interface DatedBadgeProps {
  readonly kind: BadgeKind;
  /** What was checked, in two or three words. */
  readonly label: ReactNode;
  /** When it was checked. */
  readonly since: Instant;
  /** Until when it holds; left out where it holds for ever. */
  readonly until?: Instant;
  /** Decides whether it still holds: the same on the server and in the browser. */
  readonly now: Instant;
}

const icons: Record<BadgeKind, LucideIcon> = {
  identity: BadgeCheck,
  licence: ScrollText,
  insurance: ShieldCheck,
  training: GraduationCap,
  phone: Phone,
};

/** Something that was checked, with the day on which it was: trust has a date. */
export function DatedBadge({ kind, label, since, until, now }: DatedBadgeProps): ReactNode {
  const hasEnded = until !== undefined && new Date(until).getTime() <= new Date(now).getTime();
  const Icon = hasEnded ? TriangleAlert : icons[kind];
  return (
    <span className="ui-dated-badge" data-ended={hasEnded || undefined}>
      <Icon size={16} aria-hidden />
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
