import type { ReactNode } from 'react';

import { formatCompactMoney, formatMoney } from '../formats/format-number.ts';
import { missingValue } from '../formats/locale-tag.ts';
import { useLocale } from '../provider/ui-context.ts';

export interface MoneyProps {
  /** Integer dirham (1000 are one dinar). Null shows `--`. */
  readonly dirham: number | null;
  /** `LYD 1.2m` instead of every digit. */
  readonly isCompact?: boolean;
}

/**
 * A price, isolated from the text around it. The digits run from left to right in both languages;
 * the currency follows them in reading order.
 */
export function Money({ dirham, isCompact = false }: MoneyProps): ReactNode {
  const locale = useLocale();
  const format = isCompact ? formatCompactMoney : formatMoney;
  return (
    <bdi className="ui-figures" dir={locale === 'ar' ? 'rtl' : 'ltr'} suppressHydrationWarning>
      {dirham === null ? missingValue : format(dirham, locale)}
    </bdi>
  );
}
