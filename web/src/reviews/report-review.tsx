import { Trans } from '@lingui/react/macro';
import type { Side } from '@osta/contracts/booking/terms';
import { Button } from '@osta/ui-kit';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const ReportReviewDialog = lazy(async () => ({
  default: (await import('./report-review-dialog.tsx')).ReportReviewDialog,
}));

interface ReportReviewProps {
  readonly bookingId: string;
  /** The side that wrote the review. */
  readonly side: Side;
}

/** The button by which a reader reports a review, with its dialog. */
export function ReportReview({ bookingId, side }: ReportReviewProps): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setIsAsked(true)}>
        <Trans>Report</Trans>
      </Button>
      {isAsked && (
        <Suspense fallback={null}>
          <ReportReviewDialog bookingId={bookingId} side={side} onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
