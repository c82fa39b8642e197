import { Trans } from '@lingui/react/macro';
import type { OfferingStatus } from '@osta/contracts/offering/status';
import { StatusBadge } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface OfferingStatusBadgeProps {
  readonly status: OfferingStatus;
  /** An admin hides it from customers. */
  readonly isHidden: boolean;
}

/** The status of a service, for its professional. */
export function OfferingStatusBadge({ status, isHidden }: OfferingStatusBadgeProps): ReactNode {
  if (isHidden && status !== 'archived') {
    return (
      <StatusBadge tone="danger">
        <Trans context="service">Hidden</Trans>
      </StatusBadge>
    );
  }
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
