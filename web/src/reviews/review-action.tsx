import { Trans } from '@lingui/react/macro';
import type { PublicReview } from '@osta/contracts/booking/review-api';
import { Button } from '@osta/ui-kit';
import { lazy, type ReactNode, Suspense, useState } from 'react';

import type { Visitor } from '../session/use-visitor.ts';
import { ReportReview } from './report-review.tsx';

const HideReviewDialog = lazy(async () => ({
  default: (await import('./hide-review-dialog.tsx')).HideReviewDialog,
}));

interface ReviewActionProps {
  /** The review of a customer. */
  readonly review: PublicReview;
  readonly visitor: Visitor;
}

/** What somebody who is signed in can do about a review: an admin hides it, everybody else reports it. */
export function ReviewAction({
  review: { bookingId, author },
  visitor,
}: ReviewActionProps): ReactNode {
  const [isHiding, setIsHiding] = useState(false);
  // Reporting needs a complete sign-up
  if (visitor === 'newcomer') return null;
  if (visitor !== 'admin') return <ReportReview bookingId={bookingId} side="customer" />;
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setIsHiding(true)}>
        <Trans>Hide</Trans>
      </Button>
      {isHiding && (
        <Suspense fallback={null}>
          <HideReviewDialog
            bookingId={bookingId}
            side="customer"
            author={author}
            onClose={() => setIsHiding(false)}
          />
        </Suspense>
      )}
    </>
  );
}
