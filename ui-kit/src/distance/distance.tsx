import type { ReactNode } from 'react';

import { formatDistance } from '../formats/format-number.ts';
import { useLocale } from '../provider/ui-context.ts';

export interface DistanceProps {
  /** Null or negative shows `--`. */
  readonly meters: number | null;
  /** `dropped` in labels and sentences about a limit: `5 km`. */
  readonly emptyDecimals?: 'kept' | 'dropped';
}

/** A distance: meters below a kilometre, then kilometres with one decimal (docs/spec.md §9). */
export function Distance({ meters, emptyDecimals = 'kept' }: DistanceProps): ReactNode {
  const locale = useLocale();
  return (
    <bdi className="ui-figures" dir={locale === 'ar' ? 'rtl' : 'ltr'} suppressHydrationWarning>
      {formatDistance(meters, locale, emptyDecimals)}
    </bdi>
  );
}
