import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';

import { awaitedPath } from '../layout/page-shape.ts';

/**
 * Returns when the newest of what is shown was loaded, as an ISO instant; what a change elsewhere had
 * made old by then was loaded again. A page that shows nothing of the kind is as old as its document.
 */
function lastLoaded(queryClient: QueryClient): string {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' });
  const newest = Math.max(0, ...shown.map(({ state }) => state.dataUpdatedAt));
  return new Date(newest > 0 ? newest : performance.timeOrigin).toISOString();
}

const never = (): (() => void) => () => undefined;

/**
 * Returns when what the page shows was loaded, as an ISO instant; `null` with a connection, and while
 * the next page has yet to come.
 */
export function useSeenAt(isConnected: boolean): string | null {
  const queryClient = useQueryClient();
  const isAwaited = useRouterState({ select: (state) => awaitedPath(state) !== null });
  const follow = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(listener),
    [queryClient],
  );
  const seenAt = useSyncExternalStore(
    isConnected ? never : follow,
    () => (isConnected ? null : lastLoaded(queryClient)),
    () => null,
  );
  return isAwaited ? null : seenAt;
}
