import type { ReactNode } from 'react';

import { useDirection } from '../provider/ui-context.ts';

export interface FromToProps {
  /** A time or a day, isolated by its component. */
  readonly from: ReactNode;
  readonly to: ReactNode;
}

/** A start and an end as one run. The start comes first as the language reads: in Arabic at the right. */
export function FromTo({ from, to }: FromToProps): ReactNode {
  return (
    <bdi className="ui-figures ui-from-to" dir={useDirection()}>
      {from} – {to}
    </bdi>
  );
}
