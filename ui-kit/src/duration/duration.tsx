import type { ReactNode } from 'react';

import { formatDuration } from '../formats/format-number.ts';
import { useLocale } from '../provider/ui-context.ts';

export interface DurationProps {
  /** Rounded to whole minutes. Null shows `--`. */
  readonly minutes: number | null;
}

/** A duration in words: `2 hours and 30 minutes`, `ساعتان و30 دقيقة` (docs/spec.md §9). */
export function Duration({ minutes }: DurationProps): ReactNode {
  const locale = useLocale();
  return (
    <bdi dir={locale === 'ar' ? 'rtl' : 'ltr'} suppressHydrationWarning>
      {formatDuration(minutes, locale)}
    </bdi>
  );
}
