import type { ReactNode } from 'react';

import type { LineIcon } from './icons.ts';

export interface IconProps {
  /** One of the icons of the kit. */
  readonly icon: LineIcon;
  /** In px, or a share of its box. 14 in a badge, 18 in a button, 20 alone, 24 in a head. */
  readonly size?: number | `${number}%`;
  /** How thick its line is, of 24. Small icons have a thicker one by themselves. */
  readonly strokeWidth?: number;
  /** Says what it means where no word stands beside it. Without it screen readers pass it over. */
  readonly label?: string;
  readonly className?: string;
}

/** A line icon, seen in a mirror in Arabic where its drawing has a direction. */
export function Icon({ icon, size = 20, strokeWidth, label, className }: IconProps): ReactNode {
  const { Drawing, mirror } = icon;
  const isSmall = typeof size === 'number' && size < 18;
  const names = ['ui-icon', mirror && 'ui-mirror', className].filter(Boolean);
  return (
    <Drawing
      className={names.join(' ')}
      size={size}
      strokeWidth={strokeWidth ?? (isSmall ? 2.25 : 2)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}
