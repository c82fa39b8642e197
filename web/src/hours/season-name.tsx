import { Trans } from '@lingui/react/macro';
import type { SeasonKind } from '@osta/contracts/offering/availability';
import type { ReactNode } from 'react';

/** What a time of the year with other hours is called. */
export function SeasonName({ kind }: { readonly kind: SeasonKind }): ReactNode {
  switch (kind) {
    case 'ramadan':
      return <Trans>Ramadan</Trans>;
    case 'eid':
      return <Trans>Eid</Trans>;
    case 'other':
      return <Trans>Other season</Trans>;
  }
}
