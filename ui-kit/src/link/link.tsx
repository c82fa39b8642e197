import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

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
  ...rest
}: LinkProps): ReactNode {
  const Element = asChild ? Slot.Root : 'a';
  return (
    <Element
      {...rest}
      className={className === undefined ? 'ui-link' : `ui-link ${className}`}
      data-underline={underline}
      data-quiet={quiet || undefined}
    />
  );
}
