import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  /** A live region: what its words change to is announced politely. */
  readonly isLive?: boolean;
  readonly children: ReactNode;
}

/** Text for screen readers, beside a picture. */
export function VisuallyHidden({ isLive = false, children }: VisuallyHiddenProps): ReactNode {
  const Tag = isLive ? 'output' : 'span';
  return <Tag className="ui-visually-hidden">{children}</Tag>;
}
