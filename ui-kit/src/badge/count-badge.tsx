import type { ReactNode } from 'react';

import { formatInteger } from '../formats/format-number.ts';
import { useLocale } from '../provider/ui-context.ts';

export interface CountBadgeProps {
  /** How many. Nothing is shown for zero. */
  readonly count: number;
  /** Above it a plus follows: 99+. */
  readonly max?: number;
  readonly tone?: 'neutral' | 'blue' | 'red';
  /** What is counted, with its number and its plural. Without it the badge is for the eye alone. */
  readonly label?: string;
}

/** How many of something wait: in a tab, on an entry of a menu. */
export function CountBadge({
  count,
  max = 99,
  tone = 'neutral',
  label,
}: CountBadgeProps): ReactNode {
  const locale = useLocale();
  if (count <= 0) return null;
  const shown = count > max ? `${formatInteger(max, locale)}+` : formatInteger(count, locale);
  return (
    <bdi
      className="ui-count-badge"
      data-tone={tone}
      dir="ltr"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {shown}
    </bdi>
  );
}
