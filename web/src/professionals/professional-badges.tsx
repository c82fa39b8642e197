import { Trans } from '@lingui/react/macro';
import type { ProfessionalCard } from '@osta/contracts/professional/api';
import { DatedBadge, StatusBadge } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface ProfessionalBadgesProps {
  readonly professional: Pick<ProfessionalCard, 'checkedAt' | 'availableUntil'>;
}

/** What an admin has checked of a professional, in one word, and whether they can come now. */
export function ProfessionalBadges({
  professional: { checkedAt, availableUntil },
}: ProfessionalBadgesProps): ReactNode {
  return (
    <>
      {checkedAt !== null && (
        <DatedBadge kind="identity" label={<Trans>Documents checked</Trans>} since={checkedAt} />
      )}
      <PresenceBadge availableUntil={availableUntil} />
    </>
  );
}

/** Whether a professional can come now. */
export function PresenceBadge({
  availableUntil,
}: Pick<ProfessionalCard, 'availableUntil'>): ReactNode {
  if (availableUntil === null) return null;
  return (
    <StatusBadge tone="good">
      <Trans>Can come now</Trans>
    </StatusBadge>
  );
}
