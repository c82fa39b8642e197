import type { ReactNode } from 'react';

import { formatInteger } from '../formats/format-number.ts';
import { useLocale } from '../provider/ui-context.ts';

export interface CountBadgeProps {
  /** The count. Zero shows nothing. */
  readonly count: number;
  /** A higher count is shown with a plus: 99+. */
  readonly max?: number;
  readonly color?: 'gray' | 'blue' | 'red';
  /**
   * Says what is counted, with the number in the right plural. Without it screen readers skip the
   * badge.
   */
  readonly label?: string;
}

/** A count of waiting things: on a tab, on a menu entry. */
export function CountBadge({ count, max = 99, color = 'gray', label }: CountBadgeProps): ReactNode {
  const locale = useLocale();
  if (count <= 0) return null;
  const shown = count > max ? `${formatInteger(max, locale)}+` : formatInteger(count, locale);
  return (
    <bdi
      className="ui-count-badge"
      data-color={color}
      dir="ltr"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {shown}
    </bdi>
  );
}
