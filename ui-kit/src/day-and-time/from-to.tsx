import type { ReactNode } from 'react';

import { useDirection } from '../provider/ui-context.ts';

export interface FromToProps {
  /** A time or a day; its component isolates it. */
  readonly from: ReactNode;
  readonly to: ReactNode;
}

/**
 * A start and an end as one run. The start comes first in reading order: on the right in Arabic.
 */
export function FromTo({ from, to }: FromToProps): ReactNode {
  return (
    <bdi className="ui-figures ui-from-to" dir={useDirection()}>
      {from} – {to}
    </bdi>
  );
}
