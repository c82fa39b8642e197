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
  const { drawing, mirror } = icon;
  const isSmall = typeof size === 'number' && size < 18;
  const name = mirror ? 'ui-icon ui-mirror' : 'ui-icon';
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth ?? (isSmall ? 2.25 : 2)}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className === undefined ? name : `${name} ${className}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      // Of our own making, once for all: as elements, the lines of icons are a tenth of a page's work
      dangerouslySetInnerHTML={drawing}
    />
  );
}
