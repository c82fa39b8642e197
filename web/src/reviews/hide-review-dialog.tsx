import { Trans } from '@lingui/react/macro';
import type { Side } from '@osta/contracts/booking/terms';
import { notify, ReasonDialog } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../api/call.ts';
import { useCommand } from '../api/use-command.ts';
import { ProblemNotice } from '../components/problem-notice.tsx';
import { reviewKeys } from './reviews.queries.ts';

interface HideReviewDialogProps {
  readonly bookingId: string;
  /** The side that wrote the review. */
  readonly side: Side;
  readonly author: string;
  readonly onClose: () => void;
}

/** Asks an admin why a review is hidden. Its author reads the reason. */
export function HideReviewDialog({
  bookingId,
  side,
  author,
  onClose,
}: HideReviewDialogProps): ReactNode {
  const { mutate, isPending, error } = useCommand(reviewKeys.all);
  const name = <bdi>{author}</bdi>;

  function hide(reason: string): void {
    mutate(
      call('POST /api/bookings/{bookingId}/hide-review', {
        params: { bookingId },
        body: { author: side, reason },
      }),
      {
        onSuccess: () => {
          onClose();
          notify.success(<Trans>The review is hidden.</Trans>);
        },
      },
    );
  }

  return (
    <ReasonDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      tone="danger"
      title={<Trans>Hide this review?</Trans>}
      description={
        <Trans>
          It disappears with its reply and no longer counts. {name} sees your reason. You can’t undo
          this.
        </Trans>
      }
      reasonLabel={<Trans>Reason</Trans>}
      confirmLabel={<Trans>Hide the review</Trans>}
      keepLabel={<Trans>Go back</Trans>}
      maxLength={300}
      isConfirming={isPending}
      onConfirm={hide}
    >
      <ProblemNotice error={error} />
    </ReasonDialog>
  );
}
