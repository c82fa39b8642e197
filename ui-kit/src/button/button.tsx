import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { dress } from '../dress/dress.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `accent` is for the one thing a screen wants people to do. */
  readonly variant?: 'primary' | 'accent' | 'secondary' | 'ghost' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  /** Shows progress in place of the words and lets no second press through. Keeps the focus. */
  readonly loading?: boolean;
  /** An icon before the words. */
  readonly iconStart?: ReactNode;
  /** An icon after the words. Arrows carry the class `ui-mirror`. */
  readonly iconEnd?: ReactNode;
  readonly fullWidth?: boolean;
  /** Puts the looks on the only child, a link for instance. */
  readonly asChild?: boolean;
}

/**
 * Something to press. While `loading` it stays focusable (a disabled button would drop the
 * focus on the floor) and swallows presses, the submit of a form included.
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  loading = false,
  iconStart,
  iconEnd,
  fullWidth = false,
  asChild = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps): ReactNode {
  const { t } = useLingui();
  const looks = {
    className: className === undefined ? 'ui-button' : `ui-button ${className}`,
    'data-variant': variant,
    'data-size': size,
    'data-full-width': fullWidth || undefined,
  };
  if (asChild) return dress(children, { ...rest, ...looks, onClick });
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...looks}
      onClick={press}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
    >
      <span className="ui-button-content">
        {iconStart}
        {children}
        {iconEnd}
      </span>
      {loading && (
        <span className="ui-button-progress">
          <Spinner />
          <VisuallyHidden>{t`Please wait`}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
