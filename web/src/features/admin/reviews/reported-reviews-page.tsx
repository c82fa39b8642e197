import { Trans } from '@lingui/react/macro';
import { EmptyMessages, EmptyState, Heading, Text } from '@osta/ui-kit';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { ShowMore } from '../../../components/show-more.tsx';
import { ReportedReviewCard } from './reported-review-card.tsx';
import { reportedReviewsQuery } from './reported-reviews.queries.ts';

import './reported-reviews.css';

/** The reviews that somebody reported, each with its reports and the decision. */
export function ReportedReviewsPage(): ReactNode {
  const list = useSuspenseInfiniteQuery(reportedReviewsQuery(useApi()));
  const reviews = list.data.pages.flatMap(({ items }) => items);
  return (
    <div className="web-page">
      <Heading as="h1">
        <Trans>Reported reviews</Trans>
      </Heading>
      <Text className="web-page-lead" tone="quiet">
        <Trans>The newest report at the top. Everyone who reported hears what you decide.</Trans>
      </Text>
      {reviews.length === 0 ? (
        <EmptyState
          size="small"
          illustration={<EmptyMessages />}
          title={<Trans>Nothing to decide</Trans>}
          description={<Trans>Reviews that someone reports appear here.</Trans>}
        />
      ) : (
        <ul className="web-reported-reviews">
          {reviews.map((reported) => (
            <li key={`${reported.bookingId}:${reported.author}`}>
              <ReportedReviewCard reported={reported} />
            </li>
          ))}
        </ul>
      )}
      <ShowMore list={list} />
    </div>
  );
}
