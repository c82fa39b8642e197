import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Rating } from '../rating/rating.tsx';

/** A rating by many people. */
export interface RatingOf {
  /** From 1 to 5. */
  readonly average: number;
  readonly count: number;
}

export interface RatingLineProps {
  /** Null when nobody has rated yet. */
  readonly rating: RatingOf | null;
}

/** A rating in one line, for cards: `★ 4.9 (126)`, or “new” without ratings. */
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
