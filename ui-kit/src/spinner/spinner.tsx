import type { ReactNode } from 'react';

/** A turning arc inside something that is busy. Never alone on a page. Says nothing by itself. */
export function Spinner(): ReactNode {
  return <span className="ui-spinner" aria-hidden="true" />;
}
