import { Trans } from '@lingui/react/macro';
import type { OfferingStatus } from '@osta/contracts/offering/status';
import { StatusBadge } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface OfferingStatusBadgeProps {
  readonly status: OfferingStatus;
}

/** The status of a service, for its professional. */
export function OfferingStatusBadge({ status }: OfferingStatusBadgeProps): ReactNode {
  switch (status) {
    case 'draft':
      return (
        <StatusBadge tone="waiting">
          <Trans context="service">Draft</Trans>
        </StatusBadge>
      );
    case 'published':
      return (
        <StatusBadge tone="good">
          <Trans context="service">Published</Trans>
        </StatusBadge>
      );
    case 'paused':
      return (
        <StatusBadge tone="info">
          <Trans context="service">Paused</Trans>
        </StatusBadge>
      );
    case 'archived':
      return (
        <StatusBadge tone="neutral">
          <Trans context="service">Archived</Trans>
        </StatusBadge>
      );
  }
}
