import { Trans } from '@lingui/react/macro';
import type { BookingView, ReviewView } from '@osta/contracts/booking/api';
import { Button, Callout, Card, DayAndTime, notify, Review, ReviewForm } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { call } from '../../../api/call.ts';
import type { BookingRole } from '../../../bookings/bookings.queries.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useFaces } from '../../../professionals/use-faces.ts';
import { ReportReview } from '../../../reviews/report-review.tsx';
import { ReplyQuestion } from '../questions/reply-question.tsx';
import { useBookingCommand } from './use-booking-command.ts';

interface BookingReviewsProps {
  readonly booking: BookingView;
  readonly reader: BookingRole;
}

/** What both sides say about each other once the job is done. Nothing, where nobody wrote in time. */
export function BookingReviews({ booking, reader }: BookingReviewsProps): ReactNode {
  const [isReplying, setIsReplying] = useState(false);
  const { reviews, allowed, customer, professional, history } = booking;
  const faceOf = useFaces(reviews === null ? [] : [professional.id]);
  if (reviews === null) return null;
  const own = reviews[reader];
  const other = reader === 'customer' ? reviews.professional : reviews.customer;
  const canWrite = allowed.includes('review');
  if (own === null && other === null && !canWrite) return null;

  const [me, them] = reader === 'customer' ? [customer, professional] : [professional, customer];
  const writtenAt = history.findLast(
    ({ what, by }) => what === 'review-written' && by === reader,
  )?.at;
  const name = <bdi>{them.fullName}</bdi>;
  return (
    <Card asChild>
      <section className="web-turn web-booking-reviews" aria-labelledby="booking-reviews">
        <h2 className="web-panel-title" id="booking-reviews">
          <Trans>Reviews</Trans>
        </h2>
        {canWrite && <OwnReviewForm booking={booking} reader={reader} until={reviews.until} />}
        {own !== null && reviews.publishedAt === null && (
          <Callout tone="info">
            <Trans>
              Only you can see your review for now. It’s published once {name} has written one, too,
              or on <DayAndTime instant={reviews.until} />.
            </Trans>
          </Callout>
        )}
        {other !== null && reviews.publishedAt !== null && (
          <ShownReview
            review={other}
            author={them.fullName}
            face={faceOf(them.id)}
            at={reviews.publishedAt}
            replier={me.fullName}
            action={
              <>
                {allowed.includes('reply-to-review') && (
                  <Button variant="secondary" size="small" onClick={() => setIsReplying(true)}>
                    <Trans>Reply</Trans>
                  </Button>
                )}
                <ReportReview
                  bookingId={booking.id}
                  side={reader === 'customer' ? 'professional' : 'customer'}
                />
              </>
            }
          />
        )}
        {own !== null && (
          <ShownReview
            review={own}
            author={me.fullName}
            face={faceOf(me.id)}
            at={reviews.publishedAt ?? writtenAt ?? booking.createdAt}
            replier={them.fullName}
          />
        )}
        {own !== null && own.hiddenReason !== null && (
          <Callout tone="waiting" title={<Trans>We’ve hidden your review</Trans>}>
            <p dir="auto">{own.hiddenReason}</p>
          </Callout>
        )}
        {isReplying && <ReplyQuestion booking={booking} onClose={() => setIsReplying(false)} />}
      </section>
    </Card>
  );
}

interface OwnReviewFormProps extends BookingReviewsProps {
  readonly until: string;
}

function OwnReviewForm({ booking, reader, until }: OwnReviewFormProps): ReactNode {
  const command = useBookingCommand(booking.id);
  const name = (
    <bdi>{(reader === 'customer' ? booking.professional : booking.customer).fullName}</bdi>
  );
  const last = <DayAndTime instant={until} />;
  return (
    <ReviewForm
      question={
        reader === 'customer' ? (
          <Trans>How was {name}’s work?</Trans>
        ) : (
          <Trans>How was it to work for {name}?</Trans>
        )
      }
      hint={
        <Trans>
          {name} can’t read it before writing one, too. You can write until {last}; then whatever is
          written is published.
        </Trans>
      }
      isSubmitting={command.isPending}
      onSubmit={(review) =>
        command.send(
          call('POST /api/bookings/{bookingId}/review', {
            params: { bookingId: booking.id },
            body: review,
          }),
          { onDone: () => notify.success(<Trans>Thank you. Your review is saved.</Trans>) },
        )
      }
    >
      <ProblemNotice error={command.error} />
    </ReviewForm>
  );
}

interface ShownReviewProps {
  readonly review: ReviewView;
  readonly author: string;
  readonly face: string | null;
  readonly at: string;
  readonly replier: string;
  readonly action?: ReactNode;
}

function ShownReview({ review, author, face, at, replier, action }: ShownReviewProps): ReactNode {
  const { stars, text, reply } = review;
  return (
    <Review
      author={author}
      authorImageUrl={face}
      stars={stars}
      text={text}
      writtenAt={at}
      action={action}
      {...(reply !== null && { reply: { author: replier, text: reply.text, writtenAt: reply.at } })}
    />
  );
}
