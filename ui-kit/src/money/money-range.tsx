import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { formatMoneyRange } from '../formats/format-number.ts';
import { useLocale } from '../provider/ui-context.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface MoneyRangeProps {
  /** Integer dirham. */
  readonly from: number;
  readonly to: number;
}

/**
 * A price range on one line: the currency is named once, and the lower end comes first in reading
 * order. It is read aloud with a word between the two.
 */
export function MoneyRange({ from, to }: MoneyRangeProps): ReactNode {
  const locale = useLocale();
  const [start, end] = formatMoneyRange(from, to, locale);
  return (
    <bdi className="ui-figures" dir={locale === 'ar' ? 'rtl' : 'ltr'}>
      <span suppressHydrationWarning>{start}</span>
      <span aria-hidden="true"> – </span>
      <VisuallyHidden>
        {' '}
        <Trans>to</Trans>{' '}
      </VisuallyHidden>
      <span suppressHydrationWarning>{end}</span>
    </bdi>
  );
}
