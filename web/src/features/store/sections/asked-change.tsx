import { Trans } from '@lingui/react/macro';
import { Callout } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import './asked-change.css';

interface AskedChangeProps {
  /** What an admin asks to change here; left out: nothing. */
  readonly note: string | undefined;
  /** The field. */
  readonly children: ReactNode;
}

/** A field, below what an admin asks to change in it. */
export function AskedChange({ note, children }: AskedChangeProps): ReactNode {
  if (note === undefined) return children;
  return (
    <div className="web-asked-change">
      <Callout tone="waiting" title={<Trans>Please change this</Trans>}>
        <span dir="auto">{note}</span>
      </Callout>
      {children}
    </div>
  );
}
