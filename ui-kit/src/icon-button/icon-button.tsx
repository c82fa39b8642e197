import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

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
  ...rest
}: IconButtonProps): ReactNode {
  const looks = {
    className: className === undefined ? 'ui-icon-button' : `ui-icon-button ${className}`,
    'data-variant': variant,
    'data-size': size,
    'aria-label': label,
  };
  if (asChild) return <Slot.Root {...rest} {...looks} />;
  return <button type="button" {...rest} {...looks} />;
}
