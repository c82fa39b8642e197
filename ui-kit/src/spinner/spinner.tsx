import type { ReactNode } from 'react';

/** A turning arc inside a busy element. Never alone on a page. Silent for screen readers. */
export function Spinner(): ReactNode {
  return <span className="ui-spinner" aria-hidden="true" />;
}
