import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/** Words for screen readers where the eye has a picture. */
export function VisuallyHidden({ children }: VisuallyHiddenProps): ReactNode {
  return <span className="ui-visually-hidden">{children}</span>;
}
