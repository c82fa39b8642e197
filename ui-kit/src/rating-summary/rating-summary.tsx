import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { formatInteger, formatRating } from '../formats/format-number.ts';
import { Icon } from '../icons/icon.tsx';
import { starIcon } from '../icons/icons.ts';
import { Ltr } from '../ltr/ltr.tsx';
import { useLocale } from '../provider/ui-context.ts';
import { Stars } from './stars.tsx';

/** How many gave each number of stars. */
export type StarCounts = Readonly<Record<1 | 2 | 3 | 4 | 5, number>>;

export interface RatingSummaryProps {
  readonly counts: StarCounts;
}

const fromBest = [5, 4, 3, 2, 1] as const;

/** The summary of all reviews: the average, and how many gave each number of stars. */
export function RatingSummary({ counts }: RatingSummaryProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const total = fromBest.reduce((sum, stars) => sum + counts[stars], 0);
  if (total === 0) {
    return (
      <p className="ui-rating-summary-none">
        <Trans>No reviews yet. They come from completed bookings only.</Trans>
      </p>
    );
  }
  const average = fromBest.reduce((sum, stars) => sum + stars * counts[stars], 0) / total;
  return (
    <div className="ui-rating-summary">
      <div className="ui-rating-summary-average">
        <span className="ui-rating-summary-number">
          <Ltr>{formatRating(average, locale)}</Ltr>
        </span>
        <Stars value={average} size={18} />
        <span className="ui-rating-summary-total">
          {t`${plural(total, { one: '# review', other: '# reviews' })}`}
        </span>
      </div>
      <ul className="ui-rating-summary-rows">
        {fromBest.map((stars) => {
          const reviews = t`${plural(counts[stars], { 0: 'no reviews', one: '# review', other: '# reviews' })}`;
          return (
            <li className="ui-rating-summary-row" key={stars}>
              <span className="ui-visually-hidden">{t`${stars} out of 5: ${reviews}`}</span>
              <span className="ui-rating-summary-stars" aria-hidden="true">
                {stars} <Icon icon={starIcon} size={13} />
              </span>
              <span className="ui-rating-summary-bar" aria-hidden="true">
                <span
                  className="ui-rating-summary-fill"
                  style={{ inlineSize: `${(counts[stars] / total) * 100}%` }}
                />
              </span>
              <span className="ui-rating-summary-count" aria-hidden="true">
                <Ltr>{formatInteger(counts[stars], locale)}</Ltr>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
