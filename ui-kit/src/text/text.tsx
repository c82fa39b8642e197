import type { ComponentProps, ReactNode } from 'react';

import { dress } from '../dress/dress.ts';

export interface TextProps extends ComponentProps<'p'> {
  /** `span` inside a line, `div` around other blocks. */
  readonly as?: 'p' | 'span' | 'div';
  /** 13, 14, 16 or 18 px. Body text is never smaller than `small`. */
  readonly size?: 'tiny' | 'small' | 'medium' | 'large';
  readonly tone?: 'plain' | 'quiet' | 'good' | 'danger';
  readonly weight?: 'regular' | 'medium' | 'bold';
  /** Truncates after that many lines. The full text must be readable elsewhere. */
  readonly lines?: number;
  /** Digits of equal width, for aligned numbers. */
  readonly isTabular?: boolean;
  /** At most 65 letters wide, for continuous text. */
  readonly isReadingWidth?: boolean;
  /** Applies the looks to the only child: a label, a time, a list item. */
  readonly asChild?: boolean;
}

/** Text in a size and with a line height for its script. */
export function Text({
  as: Element = 'p',
  size = 'medium',
  tone = 'plain',
  weight = 'regular',
  lines,
  isTabular = false,
  isReadingWidth = false,
  asChild = false,
  className,
  style,
  children,
  ...rest
}: TextProps): ReactNode {
  const looks = {
    className: className === undefined ? 'ui-text' : `ui-text ${className}`,
    'data-size': size,
    'data-tone': tone,
    'data-weight': weight,
    'data-clamped': lines === undefined ? undefined : true,
    'data-tabular': isTabular || undefined,
    'data-reading': isReadingWidth || undefined,
    style: lines === undefined ? style : { ...style, WebkitLineClamp: lines },
  };
  if (asChild) return dress(children, { ...rest, ...looks });
  return (
    <Element {...rest} {...looks}>
      {children}
    </Element>
  );
}
