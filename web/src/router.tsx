import { I18nProvider } from '@lingui/react';
import { hydrate, QueryClientProvider } from '@tanstack/react-query';
import { createRouter as createTanStackRouter, stringifySearchWith } from '@tanstack/react-router';

import { apiProblemAdapter } from './api/api-problem-adapter.ts';
import { routeTree } from './generated/route-tree.ts';
import { ErrorPage } from './layout/error-page.tsx';
import { NotFoundPage } from './layout/not-found-page.tsx';
import { localeRewrite } from './locale/locale.ts';
import type { RouterContext } from './router-context.ts';
import { pageRefusalAdapter } from './validation/page-refusal-adapter.ts';

/**
 * Returns whether page transitions may be animated: never on the server, nor with reduced motion.
 */
function isMotionWelcome(): boolean {
  return (
    typeof window !== 'undefined' &&
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- a media query
    window.matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}

/**
 * Parses the query string as plain strings. The router's own parser reads numbers and JSON, and
 * writes a long code of digits back as a rounded number.
 */
function parseSearch(search: string): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** What the server adds to the router's own dehydrated state. */
export interface Dehydrated {
  /** React Query's state as one JSON text: the fastest format to parse. */
  readonly queries: string;
}

/**
 * Creates the router of one visitor: one per request on the server, one per document in the
 * browser.
 */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the router's type is what its routes make of it
export function createRouter(context: RouterContext, nonce?: string) {
  const { i18n, locale, queryClient } = context;
  const router = createTanStackRouter({
    routeTree,
    context,
    rewrite: localeRewrite(locale),
    parseSearch,
    stringifySearch: stringifySearchWith(String),
    trailingSlash: 'never',
    defaultPreload: 'intent',
    // React Query decides what is fresh
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // A change of page fades; a change of tab is immediate
    ...(isMotionWelcome() && {
      defaultViewTransition: { types: ({ pathChanged }) => (pathChanged ? ['page'] : false) },
    }),
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
      </QueryClientProvider>
    ),
    hydrate: ({ queries }: Dehydrated) => hydrate(queryClient, JSON.parse(queries)),
    ...(nonce !== undefined && { ssr: { nonce } }),
  });
  // The constructor's type reserves it for TanStack Start; the router itself reads it
  router.options.serializationAdapters = [apiProblemAdapter, pageRefusalAdapter];
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
