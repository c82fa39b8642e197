import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { dress } from '../dress/dress.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `accent` is for the main action of a screen; use it once. */
  readonly variant?: 'primary' | 'accent' | 'secondary' | 'ghost' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  /** Shows progress in place of the words and ignores presses. The button keeps the focus. */
  readonly isLoading?: boolean;
  /** An icon before the words. */
  readonly iconStart?: ReactNode;
  /** An icon after the words. Arrows need the class `ui-mirror`. */
  readonly iconEnd?: ReactNode;
  readonly isFullWidth?: boolean;
  /** Applies the looks to the only child, for example a link. */
  readonly asChild?: boolean;
}

/**
 * A button. While `isLoading` it stays focusable (a disabled button would lose the focus) and ignores
 * presses, including the submit of its form.
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  isLoading = false,
  iconStart,
  iconEnd,
  isFullWidth = false,
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
    'data-full-width': isFullWidth || undefined,
  };
  if (asChild) return dress(children, { ...rest, ...looks, onClick });
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...looks}
      onClick={press}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
    >
      <span className="ui-button-content">
        {iconStart}
        {children}
        {iconEnd}
      </span>
      {isLoading && (
        <span className="ui-button-progress">
          <Spinner />
          <VisuallyHidden>{t`Please wait`}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
