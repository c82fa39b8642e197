import { withLocale, withoutLocale } from '@osta/contracts/locale-path';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback } from 'react';

import { ownPath } from '../../../session/own-path.ts';

/**
 * Navigates with a new document: the signed-in person has changed, and nothing of the previous one
 * may stay in caches or on the socket.
 */
export function useGoTo(): (path: unknown) => void {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  return (path) => window.location.assign(withLocale(withoutLocale(ownPath(path)), locale));
}

/** The same, replacing the history entry: going back does not return here. */
export function useReplaceWith(): (path: `/${string}`, search: URLSearchParams) => void {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  return useCallback(
    (path, search) => {
      const query = search.size === 0 ? '' : `?${search.toString()}`;
      window.location.replace(withLocale(path, locale) + query);
    },
    [locale],
  );
}
