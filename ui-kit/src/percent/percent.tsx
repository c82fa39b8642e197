import type { ReactNode } from 'react';

import { formatPercent } from '../formats/format-number.ts';
import { useLocale } from '../provider/ui-context.ts';

export interface PercentProps {
  /** A share of one: 0.125 is 12.5%. Null shows `--`. */
  readonly share: number | null;
}

/** A share with up to two decimals; the sign follows the digits in both languages. */
export function Percent({ share }: PercentProps): ReactNode {
  const locale = useLocale();
  return (
    <bdi className="ui-figures" dir="ltr" suppressHydrationWarning>
      {formatPercent(share, locale)}
    </bdi>
  );
}
