import type { ReactNode } from 'react';

import { formatDecimal, formatInteger } from '../formats/format-number.ts';
import { useLocale } from '../provider/ui-context.ts';

export interface NumberTextProps {
  /** Null shows `--`. */
  readonly value: number | null;
  /** `integer` 1,250 · `decimal` 1,250.40 */
  readonly style?: 'integer' | 'decimal';
}

const formats = { integer: formatInteger, decimal: formatDecimal };

/** A number in the language's notation, isolated: a minus stays in front of it. */
export function NumberText({ value, style = 'integer' }: NumberTextProps): ReactNode {
  const locale = useLocale();
  return (
    <bdi className="ui-figures" dir="ltr" suppressHydrationWarning>
      {formats[style](value, locale)}
    </bdi>
  );
}
