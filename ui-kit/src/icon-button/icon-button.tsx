import type { ComponentProps, ReactNode } from 'react';

import { dress } from '../dress/dress.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, translated: only screen readers get it. */
  readonly label: string;
  readonly variant?: 'ghost' | 'secondary';
  readonly size?: 'small' | 'medium';
  /** Applies the looks to the only child, for example a link. */
  readonly asChild?: boolean;
}

/** A button with only an icon. */
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
