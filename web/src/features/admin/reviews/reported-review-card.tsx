import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReportedReview } from '@osta/contracts/booking/review-api';
import {
  Button,
  Card,
  ConfirmDialog,
  Heading,
  notify,
  RelativeTime,
  Review,
  Text,
} from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { ProfessionalName } from '../../../professionals/professional-name.tsx';
import { HideReviewDialog } from '../../../reviews/hide-review-dialog.tsx';
import { reportCauses } from '../../../reviews/report-causes.tsx';
import { reviewKeys } from '../../../reviews/reviews.queries.ts';

interface ReportedReviewCardProps {
  readonly reported: ReportedReview;
}

/** A reported review with both sides, what is said against it, and the two decisions. */
export function ReportedReviewCard({ reported }: ReportedReviewCardProps): ReactNode {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'keep' | 'hide' | null>(null);
  const { bookingId, author, customer, professional, stars, text } = reported;
  const { serviceName, reply, reports } = reported;
  const isOfCustomer = author === 'customer';
  const [writer, subject] = isOfCustomer ? [customer, professional] : [professional, customer];
  const close = (): void => setAsked(null);
  const about = isOfCustomer ? (
    <ProfessionalName person={professional} />
  ) : (
    <bdi>{customer.fullName}</bdi>
  );
  return (
    <Card padding="medium">
      <div className="web-reported-review">
        <Text tone="quiet">
          <Trans>About {about}</Trans>
        </Text>
        <Review
          author={writer.fullName === '' && isOfCustomer ? t`A customer` : writer.fullName}
          stars={stars}
          text={text}
          writtenAt={reported.publishedAt}
          service={serviceName}
          {...(reply !== null && {
            reply: { author: subject.fullName, text: reply.text, writtenAt: reply.at },
          })}
        />
        <Heading as="h2" size="small">
          <Plural value={reports.length} one="# report" other="# reports" />
        </Heading>
        <ul className="web-reports">
          {reports.map(({ by, cause, words, at }) => (
            <li key={by.id}>
              <strong>{reportCauses[cause]}</strong>
              {words !== '' && (
                <Text dir="auto" isReadingWidth>
                  {words}
                </Text>
              )}
              <Text tone="quiet" size="small">
                <bdi>{by.fullName}</bdi> <RelativeTime instant={at} />
              </Text>
            </li>
          ))}
        </ul>
        <div className="web-actions">
          <Button variant="secondary" onClick={() => setAsked('keep')}>
            <Trans>Keep the review</Trans>
          </Button>
          <Button variant="ghost" onClick={() => setAsked('hide')}>
            <Trans>Hide the review</Trans>
          </Button>
          <Button variant="ghost" asChild>
            <Link to="/admin/bookings/$id" params={{ id: bookingId }}>
              <Trans>Open the booking</Trans>
            </Link>
          </Button>
        </div>
      </div>
      {asked === 'keep' && <KeepQuestion bookingId={bookingId} side={author} onClose={close} />}
      {asked === 'hide' && (
        <HideReviewDialog
          bookingId={bookingId}
          side={author}
          author={writer.fullName}
          onClose={close}
        />
      )}
    </Card>
  );
}

interface KeepQuestionProps {
  readonly bookingId: string;
  readonly side: ReportedReview['author'];
  readonly onClose: () => void;
}

function KeepQuestion({ bookingId, side, onClose }: KeepQuestionProps): ReactNode {
  const { mutate, isPending, error } = useCommand(reviewKeys.all);

  function keep(): void {
    mutate(
      call('POST /api/bookings/{bookingId}/keep-review', {
        params: { bookingId },
        body: { author: side },
      }),
      {
        onSuccess: () => {
          onClose();
          notify.success(<Trans>The review stays.</Trans>);
        },
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<Trans>Keep this review?</Trans>}
      description={
        <Trans>
          It stays as it is, and everyone who reported it hears from us. Its writer doesn’t.
        </Trans>
      }
      confirmLabel={<Trans>Keep the review</Trans>}
      keepLabel={<Trans>Go back</Trans>}
      isConfirming={isPending}
      onConfirm={keep}
    >
      <ProblemNotice error={error} />
    </ConfirmDialog>
  );
}
