import { useSyncExternalStore } from 'react';

import { isOnline, watchConnection } from './browser-connection.ts';

/** Returns whether there is a connection, as far as the browser knows. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(watchConnection, isOnline, () => true);
}
