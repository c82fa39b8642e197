import { Trans } from '@lingui/react/macro';
import type { PublicReview } from '@osta/contracts/booking/review-api';
import { Button } from '@osta/ui-kit';
import { lazy, type ReactNode, Suspense, useState } from 'react';

import type { Visitor } from '../session/use-visitor.ts';

const HideReviewDialog = lazy(async () => ({
  default: (await import('./hide-review-dialog.tsx')).HideReviewDialog,
}));
const ReportReviewDialog = lazy(async () => ({
  default: (await import('./report-review-dialog.tsx')).ReportReviewDialog,
}));

interface ReviewActionProps {
  readonly review: PublicReview;
  readonly visitor: Visitor;
}

/** What somebody who is signed in can do about a review: an admin hides it, everybody else reports it. */
export function ReviewAction({
  review: { bookingId, author },
  visitor,
}: ReviewActionProps): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  const close = (): void => setIsAsked(false);
  // Reporting needs a complete sign-up
  if (visitor === 'newcomer') return null;
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setIsAsked(true)}>
        {visitor === 'admin' ? <Trans>Hide</Trans> : <Trans>Report</Trans>}
      </Button>
      {isAsked && (
        <Suspense fallback={null}>
          {visitor === 'admin' ? (
            <HideReviewDialog bookingId={bookingId} author={author} onClose={close} />
          ) : (
            <ReportReviewDialog bookingId={bookingId} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
