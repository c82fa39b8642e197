import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { formatInteger, formatRating } from '../formats/format-number.ts';
import { missingValue } from '../formats/locale-tag.ts';
import { Icon } from '../icons/icon.tsx';
import { starIcon } from '../icons/icons.ts';
import { useLocale } from '../provider/ui-context.ts';

export interface RatingProps {
  /** 0 to 5; null while nobody has rated. */
  readonly stars: number | null;
  /** How many people rated; left out where it does not matter. */
  readonly count?: number;
}

/** Stars of five as a number: `★ 4.8 (132)`. Screen readers get a sentence. */
export function Rating({ stars, count }: RatingProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const figure = formatRating(stars, locale);
  const isMissing = figure === missingValue;
  const reviews = count === undefined ? '' : formatInteger(count, locale);
  const spoken = isMissing ? t`No rating yet` : t`${figure} of 5 stars`;
  return (
    <span className="ui-rating" data-missing={isMissing || undefined}>
      <span className="ui-visually-hidden">
        {count === undefined
          ? spoken
          : t`${spoken}, ${plural(count, { one: '# review', other: '# reviews' })}`}
      </span>
      <span className="ui-rating-figures" aria-hidden="true">
        <Icon icon={starIcon} className="ui-rating-star" size={16} />
        <bdi className="ui-figures" dir="ltr" suppressHydrationWarning>
          {figure}
        </bdi>
        {count !== undefined && (
          <bdi className="ui-figures ui-rating-count" dir="ltr" suppressHydrationWarning>
            ({reviews})
          </bdi>
        )}
      </span>
    </span>
  );
}
