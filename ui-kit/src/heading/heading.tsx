import type { ComponentProps, ReactNode } from 'react';

type Level = 'h1' | 'h2' | 'h3' | 'h4';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** The heading level in the outline of the page: one `h1`, no level skipped. */
  readonly as: Level;
  /** The visual size. By default it follows from the level. */
  readonly size?: 'small' | 'medium' | 'large' | 'huge' | 'display';
  readonly tone?: 'plain' | 'quiet';
  /** Words at the end of the heading's line: a count, a link. */
  readonly aside?: ReactNode;
}

const sizeOf: Record<Level, NonNullable<HeadingProps['size']>> = {
  h1: 'huge',
  h2: 'large',
  h3: 'medium',
  h4: 'small',
};

/** The heading of a page or of a section. */
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
