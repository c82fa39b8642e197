import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Rating } from '../rating/rating.tsx';

/** What people gave. */
export interface RatingOf {
  /** From 1 to 5. */
  readonly average: number;
  readonly count: number;
}

export interface RatingLineProps {
  /** Null where nobody has rated yet. */
  readonly rating: RatingOf | null;
}

/** A rating in one line, for cards: `★ 4.9 (126)`, or that somebody is new. */
export function RatingLine({ rating }: RatingLineProps): ReactNode {
  if (rating !== null && rating.count > 0) {
    return <Rating stars={rating.average} count={rating.count} />;
  }
  return (
    <span className="ui-rating-new">
      <Trans>New to Osta</Trans>
    </span>
  );
}
