import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/** Text for screen readers, beside a picture. */
export function VisuallyHidden({ children }: VisuallyHiddenProps): ReactNode {
  return <span className="ui-visually-hidden">{children}</span>;
}
