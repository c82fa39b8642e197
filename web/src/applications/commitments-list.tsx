import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import './commitments-list.css';

/** What every professional commits to, in the words that they accept. */
export function CommitmentsList(): ReactNode {
  return (
    <ul className="web-commitments">
      <li>
        <Trans>I come at the agreed time, or say so before.</Trans>
      </li>
      <li>
        <Trans>I keep to the agreed price. Extra work is agreed before I begin it.</Trans>
      </li>
      <li>
        <Trans>I treat homes, people and their privacy with respect.</Trans>
      </li>
      <li>
        <Trans>I put right what I did wrong.</Trans>
      </li>
      <li>
        <Trans>What I say here is true, and my documents are my own.</Trans>
      </li>
    </ul>
  );
}
