import type { ComponentProps, ReactNode } from 'react';

import { dress } from '../dress/dress.ts';

export interface TextProps extends ComponentProps<'p'> {
  /** `span` inside a line, `div` around other blocks. */
  readonly as?: 'p' | 'span' | 'div';
  /** 13, 14, 16 or 18 px. Nothing that has to be read is smaller than `small`. */
  readonly size?: 'tiny' | 'small' | 'medium' | 'large';
  readonly tone?: 'plain' | 'quiet' | 'good' | 'danger';
  readonly weight?: 'regular' | 'medium' | 'bold';
  /** Cuts after so many lines, with dots. The whole must be readable somewhere else. */
  readonly lines?: number;
  /** Digits of one width, for numbers that stand below each other. */
  readonly tabular?: boolean;
  /** Not wider than 65 letters, for what is read and not scanned. */
  readonly reading?: boolean;
  /** Puts the looks on the only child: a label, a time, a list item. */
  readonly asChild?: boolean;
}

/** Words to read, in the size and the rhythm of the script that they are in. */
export function Text({
  as: Element = 'p',
  size = 'medium',
  tone = 'plain',
  weight = 'regular',
  lines,
  tabular = false,
  reading = false,
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
    'data-tabular': tabular || undefined,
    'data-reading': reading || undefined,
    style: lines === undefined ? style : { ...style, WebkitLineClamp: lines },
  };
  if (asChild) return dress(children, { ...rest, ...looks });
  return (
    <Element {...rest} {...looks}>
      {children}
    </Element>
  );
}
