import type { ComponentProps, ReactNode } from 'react';

import { dress } from '../dress/dress.ts';

export interface LinkProps extends ComponentProps<'a'> {
  /** `always` inside sentences, where colour alone does not mark a link. */
  readonly underline?: 'always' | 'hover';
  /** Grey, for secondary links. */
  readonly isQuiet?: boolean;
  /** Applies the looks to the only child: the router's link. */
  readonly asChild?: boolean;
}

/** A text link. */
export function Link({
  underline = 'hover',
  isQuiet = false,
  asChild = false,
  className,
  children,
  ...rest
}: LinkProps): ReactNode {
  const looks = {
    className: className === undefined ? 'ui-link' : `ui-link ${className}`,
    'data-underline': underline,
    'data-quiet': isQuiet || undefined,
  };
  if (asChild) return dress(children, { ...rest, ...looks });
  return (
    <a {...rest} {...looks}>
      {children}
    </a>
  );
}
