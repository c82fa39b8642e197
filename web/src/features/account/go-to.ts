import { useRouteContext } from '@tanstack/react-router';
import { useCallback } from 'react';

import { withLocale, withoutLocale } from '../../locale/locale.ts';
import { ownPath } from '../../session/own-path.ts';

/**
 * Leaves for a path of the site with a new document: who is signed in has changed, and nothing of
 * the visitor before must stay in caches or on the socket.
 */
export function useGoTo(): (path: unknown) => void {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  return (path) => window.location.assign(withLocale(withoutLocale(ownPath(path)), locale));
}

/** Leaves in the same way, and for good: going back does not lead here again. */
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
