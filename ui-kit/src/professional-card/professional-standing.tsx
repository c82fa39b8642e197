import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { RatingLine, type RatingOf } from '../rating-summary/rating-line.tsx';

export interface ProfessionalStandingProps {
  /** Null when nobody has rated them yet. */
  readonly rating: RatingOf | null;
  /** How many jobs they have done through Osta. */
  readonly jobsDone?: number | undefined;
}

/** What others say of a professional, in one line: their rating and the jobs done, or “new to Osta”. */
export function ProfessionalStanding({
  rating,
  jobsDone = 0,
}: ProfessionalStandingProps): ReactNode {
  if (jobsDone === 0) return <RatingLine rating={rating} />;
  return (
    <span className="ui-professional-standing">
      {/* Somebody who has worked through Osta is not new to it */}
      {rating === null ? <Trans>No reviews yet</Trans> : <RatingLine rating={rating} />}
      <span>
        {' · '}
        <Plural value={jobsDone} one="# job done" other="# jobs done" />
      </span>
    </span>
  );
}
