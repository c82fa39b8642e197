import { Trans } from '@lingui/react/macro';
import { Heading } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { NoStore } from './no-store.tsx';

/** The subscription of a store. */
export function SubscribeStorePage(): ReactNode {
  return (
    <div className="web-page">
      <div className="web-list-head">
        <Heading as="h1">
          <Trans>Store subscription</Trans>
        </Heading>
      </div>
      <NoStore>
        <Trans>
          A subscription belongs to a store. You choose it when yours is open, and pay by transfer
          or in cash.
        </Trans>
      </NoStore>
    </div>
  );
}
