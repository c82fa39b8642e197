import { Trans } from '@lingui/react/macro';
import type { StoreBlock, StoreReceipt } from '@osta/contracts/store/api';
import { Button, DayAndTime, Dialog, notify } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { storesKey } from '../../../stores/stores.queries.ts';

interface StoreBlockDetailsProps {
  readonly storeId: string;
  readonly block: StoreBlock;
  /** Whether the reader may take bookings again. */
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** A time in which the store takes no bookings: when, why, and the way to take them again. */
export function StoreBlockDetails({
  storeId,
  block: { id: blockId, startsAt, endsAt, reason },
  isOwn,
  onClose,
}: StoreBlockDetailsProps): ReactNode {
  const lift = useCommand<StoreReceipt>(storesKey);

  function open(): void {
    const params = { storeId, blockId };
    lift.mutate(call('DELETE /api/stores/{storeId}/blocks/{blockId}', { params }), {
      onSuccess: () => {
        notify.success(<Trans>The store takes bookings at this time again.</Trans>);
        onClose();
      },
    });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={<Trans>No bookings at this time</Trans>}
      footer={
        isOwn ? (
          <Button isLoading={lift.isPending} onClick={open}>
            <Trans>Take bookings again</Trans>
          </Button>
        ) : undefined
      }
    >
      <ProblemNotice error={lift.error} />
      <dl className="web-store-facts">
        <dt>
          <Trans>From</Trans>
        </dt>
        <dd>
          <DayAndTime instant={startsAt} />
        </dd>
        <dt>
          <Trans>Until</Trans>
        </dt>
        <dd>
          <DayAndTime instant={endsAt} />
        </dd>
        <dt>
          <Trans>Reason</Trans>
        </dt>
        <dd>
          <bdi>{reason}</bdi>
        </dd>
      </dl>
    </Dialog>
  );
}
