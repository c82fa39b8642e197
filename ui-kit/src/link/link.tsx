import type { ComponentProps, ReactNode } from 'react';

import { dress } from '../dress/dress.ts';

export interface LinkProps extends ComponentProps<'a'> {
  /** `always` inside sentences, where colour alone does not tell a link. */
  readonly underline?: 'always' | 'hover';
  /** Grey, for links beside the point. */
  readonly quiet?: boolean;
  /** Puts the looks on the only child: the link of the router. */
  readonly asChild?: boolean;
}

/** Words that lead somewhere. */
export function Link({
  underline = 'hover',
  quiet = false,
  asChild = false,
  className,
  children,
  ...rest
}: LinkProps): ReactNode {
  const looks = {
    className: className === undefined ? 'ui-link' : `ui-link ${className}`,
    'data-underline': underline,
    'data-quiet': quiet || undefined,
  };
  if (asChild) return dress(children, { ...rest, ...looks });
  return (
    <a {...rest} {...looks}>
      {children}
    </a>
  );
}
