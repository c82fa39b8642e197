import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The front page. */
export function HomePage(): ReactNode {
  return (
    <div className="web-page">
      <h1>
        <Trans>The right professional for every job at home</Trans>
      </h1>
    </div>
  );
}
