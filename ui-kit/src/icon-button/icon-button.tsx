import type { ComponentProps, ReactNode } from 'react';

import { dress } from '../dress/dress.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, already translated: nobody sees it, screen readers say it. */
  readonly label: string;
  readonly variant?: 'ghost' | 'secondary';
  readonly size?: 'small' | 'medium';
  /** Puts the looks on the only child, a link for instance. */
  readonly asChild?: boolean;
}

/** A button that is one icon. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'medium',
  asChild = false,
  className,
  children,
  ...rest
}: IconButtonProps): ReactNode {
  const looks = {
    className: className === undefined ? 'ui-icon-button' : `ui-icon-button ${className}`,
    'data-variant': variant,
    'data-size': size,
    'aria-label': label,
  };
  if (asChild) return dress(children, { ...rest, ...looks });
  return (
    <button type="button" {...rest} {...looks}>
      {children}
    </button>
  );
}
