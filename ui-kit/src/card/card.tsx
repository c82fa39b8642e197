import type { ComponentProps, ReactNode } from 'react';

import { dress } from '../dress/dress.ts';

export interface CardProps extends ComponentProps<'div'> {
  readonly padding?: 'none' | 'small' | 'medium' | 'large';
  /** The whole card can be pressed and reacts to the pointer. Use it with `asChild` and a link. */
  readonly isInteractive?: boolean;
  /** Applies the looks to the only child: a link, an article, a list item. */
  readonly asChild?: boolean;
}

/** A surface that holds one thing. */
export function Card({
  padding = 'medium',
  isInteractive = false,
  asChild = false,
  className,
  children,
  ...rest
}: CardProps): ReactNode {
  const looks = {
    className: className === undefined ? 'ui-card' : `ui-card ${className}`,
    'data-padding': padding,
    'data-interactive': isInteractive || undefined,
  };
  if (asChild) return dress(children, { ...rest, ...looks });
  return (
    <div {...rest} {...looks}>
      {children}
    </div>
  );
}
