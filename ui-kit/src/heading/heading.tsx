import type { ComponentProps, ReactNode } from 'react';

type Level = 'h1' | 'h2' | 'h3' | 'h4';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** The place in the outline of the page: one `h1`, no step left out. */
  readonly as: Level;
  /** The looks. Without it they follow from the level. */
  readonly size?: 'small' | 'medium' | 'large' | 'huge' | 'display';
  readonly tone?: 'plain' | 'quiet';
  /** Words beside the heading at the end of its line: a count, a link. */
  readonly aside?: ReactNode;
}

const sizeOf: Record<Level, NonNullable<HeadingProps['size']>> = {
  h1: 'huge',
  h2: 'large',
  h3: 'medium',
  h4: 'small',
};

/** The name of a page or of a part of it. */
export function Heading({
  as: Element,
  size = sizeOf[Element],
  tone = 'plain',
  aside,
  className,
  ...rest
}: HeadingProps): ReactNode {
  const heading = (
    <Element
      {...rest}
      className={className === undefined ? 'ui-heading' : `ui-heading ${className}`}
      data-size={size}
      data-tone={tone}
    />
  );
  if (aside === undefined) return heading;
  return (
    <div className="ui-heading-row">
      {heading}
      <div className="ui-heading-aside">{aside}</div>
    </div>
  );
}
