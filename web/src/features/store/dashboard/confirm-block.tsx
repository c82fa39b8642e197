import { Plural, Trans } from '@lingui/react/macro';
import type { Instant } from '@osta/contracts/instant';
import { instantAt } from '@osta/contracts/instant-at';
import { ConfirmDialog, PlannedDay, TimeRange } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { storeBookingsQuery } from '../../../stores/store-bookings.queries.ts';
import { bookingsIn } from './block-values.ts';

/** A time that somebody wants to block, and why. */
export interface WantedBlock {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly reason: string;
}

interface ConfirmBlockProps {
  readonly storeId: string;
  readonly wanted: WantedBlock;
  readonly isConfirming: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Longer than any booking: one that began before may reach into the time. */
const before = 24 * 3_600_000;

/** Names the bookings that stand in a time before it is blocked. */
export function ConfirmBlock({
  storeId,
  wanted,
  isConfirming,
  onConfirm,
  onClose,
}: ConfirmBlockProps): ReactNode {
  const range = { from: instantAt(Date.parse(wanted.startsAt) - before), until: wanted.endsAt };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    storeBookingsQuery(useApi(), storeId, range),
  );
  const isRead = data !== undefined && !isPlaceholderData;
  const standing = isRead ? bookingsIn(data.items, wanted) : [];
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={<Trans>Block this time?</Trans>}
      description={
        !isRead ? (
          <Trans>Looking for bookings at this time…</Trans>
        ) : standing.length === 0 ? (
          <Trans>Nobody is booked at this time.</Trans>
        ) : (
          <Plural
            value={standing.length}
            one="# booking stands at this time. It stays: agree with the customer if you want to move it."
            other="# bookings stand at this time. They stay: agree with the customers if you want to move them."
          />
        )
      }
      confirmLabel={
        isRead || error === null ? <Trans>Block the time</Trans> : <Trans>Try again</Trans>
      }
      isConfirming={isConfirming || (!isRead && isFetching)}
      onConfirm={isRead ? onConfirm : () => void refetch()}
    >
      <ProblemNotice error={error} />
      {standing.length > 0 && (
        <ul className="web-store-rows">
          {standing.map(({ id, customer, professional, startsAt, endsAt, serviceName }) => (
            <li key={id} className="web-store-row">
              <bdi>{serviceName}</bdi>
              <span className="web-store-row-role">
                <bdi>{customer.fullName}</bdi> · <bdi>{professional.fullName}</bdi>
              </span>
              <span>
                <PlannedDay instant={startsAt} /> <TimeRange start={startsAt} end={endsAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}
