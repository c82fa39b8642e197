import { QueryClient } from '@tanstack/react-query';

import {
  isCommandWorthRetrying,
  isWorthRetrying,
  isWorthRetryingForPage,
  retryDelayForPage,
} from './is-worth-retrying.ts';

/**
 * Creates the query client of one visitor: one per request on the server, one per document in the
 * browser.
 */
export function createQueryClient(isServer: boolean): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // What happened while there was no connection, nobody has told
        refetchOnReconnect: 'always',
        retry: isServer ? isWorthRetryingForPage : isWorthRetrying,
        ...(isServer && { retryDelay: retryDelayForPage }),
      },
      mutations: {
        retry: isServer ? false : isCommandWorthRetrying,
        // Without a connection a command fails at once: paused, its button would spin until there is one
        networkMode: 'always',
      },
    },
  });
}
