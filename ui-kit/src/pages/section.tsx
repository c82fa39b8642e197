import { type ReactNode, useId } from 'react';

import { Heading } from '../heading/heading.tsx';

export interface SectionProps {
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  /** `quiet` has a background of its own. */
  readonly tone?: 'plain' | 'quiet';
  readonly id?: string;
  readonly children: ReactNode;
}

/** A section of a page, as wide as the content. */
export function Section({ title, aside, tone = 'plain', id, children }: SectionProps): ReactNode {
  const titleId = useId();
  return (
    <section className="ui-page-section" data-tone={tone} id={id} aria-labelledby={titleId}>
      <div className="ui-page-section-inner">
        <Heading as="h2" id={titleId} {...(aside !== undefined && { aside })}>
          {title}
        </Heading>
        {children}
      </div>
    </section>
  );
}
