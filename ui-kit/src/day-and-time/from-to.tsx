import type { ReactNode } from 'react';

import { useDirection } from '../provider/ui-context.ts';

export interface FromToProps {
  /** A time or a day; its component isolates it. */
  readonly from: ReactNode;
  readonly to: ReactNode;
  /** Days in words: they may go on in the next line after the dash. */
  readonly isLong?: boolean;
}

/**
 * A start and an end as one run. The start comes first in reading order: on the right in Arabic.
 */
export function FromTo({ from, to, isLong = false }: FromToProps): ReactNode {
  return (
    <bdi className="ui-figures ui-from-to" data-long={isLong || undefined} dir={useDirection()}>
      {from} – {to}
    </bdi>
  );
}
