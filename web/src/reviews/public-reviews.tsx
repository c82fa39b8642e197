import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicReview } from '@osta/contracts/booking/review-api';
import type { Rating } from '@osta/contracts/rating';
import { Heading, RatingSummary, Review, Text } from '@osta/ui-kit';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';

import { useApi } from '../api/use-api.ts';
import { ShowMore } from '../components/show-more.tsx';
import { useVisitor } from '../session/use-visitor.ts';
import { type Reviewed, reviewsQuery } from './reviews.queries.ts';

import './public-reviews.css';

// Guests can do nothing with a review, and load nothing for it. It comes with the script: the server has none
const ReviewAction = lazy(async () => ({
  default: (await import('./review-action.tsx')).ReviewAction,
}));

interface PublicReviewsProps {
  readonly reviewed: Reviewed;
  readonly rating: Rating | null;
  /** Several people are reviewed here: each review says who did the work. */
  readonly saysWho?: boolean;
}

/** What customers say about a professional or a store: the summary, and the reviews, the newest first. */
export function PublicReviews({
  reviewed,
  rating,
  saysWho = false,
}: PublicReviewsProps): ReactNode {
  const { t } = useLingui();
  const list = useSuspenseInfiniteQuery(reviewsQuery(useApi(), reviewed));
  const visitor = useVisitor();
  const canAct = useHydrated() && visitor !== 'guest';
  const reviews = list.data.pages.flatMap(({ items }) => items);
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = rating?.ofStars ?? [];

  return (
    <section className="web-reviews-part" aria-labelledby="reviews">
      <Heading as="h2" id="reviews">
        <Trans>Reviews</Trans>
      </Heading>
      {reviews.length === 0 ? (
        <Text tone="quiet">
          <Trans>No reviews yet. Only customers whose job was done can write one.</Trans>
        </Text>
      ) : (
        <>
          {rating !== null && (
            <RatingSummary counts={{ 1: one, 2: two, 3: three, 4: four, 5: five }} />
          )}
          <ul className="web-reviews">
            {reviews.map((review) => (
              <li key={review.bookingId}>
                <Review
                  author={review.author === '' ? t`A customer` : review.author}
                  stars={review.stars}
                  text={review.text}
                  writtenAt={review.publishedAt}
                  service={saysWho ? <DoneBy review={review} /> : review.serviceName}
                  {...(review.reply !== null && {
                    reply: {
                      author: review.professionalName,
                      text: review.reply.text,
                      writtenAt: review.reply.at,
                    },
                  })}
                  {...(canAct && {
                    action: (
                      <Suspense fallback={null}>
                        <ReviewAction review={review} visitor={visitor} />
                      </Suspense>
                    ),
                  })}
                />
              </li>
            ))}
          </ul>
          <ShowMore list={list} />
        </>
      )}
    </section>
  );
}

interface DoneByProps {
  readonly review: PublicReview;
}

/** The service and who did it; their name is gone with their account. */
function DoneBy({ review: { serviceName: service, professionalName } }: DoneByProps): ReactNode {
  if (professionalName === '') return service;
  const professional = <bdi>{professionalName}</bdi>;
  return (
    <Trans>
      {service}, by {professional}
    </Trans>
  );
}
