import { ConnectionBanner } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { useIsConnected } from './use-is-connected.ts';
import { useSeenAt } from './use-seen-at.ts';

import './connection-strip.css';

/** Below the top bar, for guests: whether there is a connection. Nothing of theirs waits for it. */
export function OfflineStrip(): ReactNode {
  const isConnected = useIsConnected();
  const seenAt = useSeenAt(isConnected);
  return (
    <div className="web-connection">
      <ConnectionBanner state={isConnected ? 'online' : 'offline'} count={0} seenAt={seenAt} />
    </div>
  );
}
