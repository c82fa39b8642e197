import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Card, Heading, Text } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import './reviews.css';

interface ReviewPageProps {
  /** Whose page it is, in whatever language they wrote it. */
  readonly name: string;
  /** Below the name: status, links. */
  readonly badges: ReactNode;
  /** Who sent it in, where that is not the name itself. */
  readonly owner?: ReactNode;
  /** The decision that stands. */
  readonly decision: { readonly cause: string; readonly note: string } | null;
  readonly causeWords: (cause: string) => MessageDescriptor | undefined;
  /** The decisions that are possible now. */
  readonly decisions: ReactNode;
  /** A ReviewCard each. */
  readonly children: ReactNode;
}

/** One thing that an admin reviews: who sent it in, what was decided, and what it says, on cards. */
export function ReviewPage({
  name,
  badges,
  owner,
  decision,
  causeWords,
  decisions,
  children,
}: ReviewPageProps): ReactNode {
  const { i18n } = useLingui();
  const cause = decision && causeWords(decision.cause);
  return (
    <div className="web-page">
      <div className="web-review-head">
        <Heading as="h1">
          <bdi>{name}</bdi>
        </Heading>
        <div className="web-actions">{badges}</div>
        {owner !== undefined && <Text tone="quiet">{owner}</Text>}
        {decision !== null && (
          <Text tone="quiet">
            {cause && i18n._(cause)} <span dir="auto">{decision.note}</span>
          </Text>
        )}
      </div>
      <div className="web-review-cards">{children}</div>
      <div className="web-review-decisions">{decisions}</div>
    </div>
  );
}

interface ReviewCardProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A part of what is reviewed, below its heading. */
export function ReviewCard({ title, children }: ReviewCardProps): ReactNode {
  return (
    <Card padding="large">
      <Heading as="h2" size="medium">
        {title}
      </Heading>
      {children}
    </Card>
  );
}
