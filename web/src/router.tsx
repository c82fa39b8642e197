import { I18nProvider } from '@lingui/react';
import { hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter as createTanStackRouter, stringifySearchWith } from '@tanstack/react-router';

import { apiProblemAdapter } from './api/api-problem-adapter.ts';
import {
  isWorthRetrying,
  isWorthRetryingForPage,
  retryDelayForPage,
} from './api/is-worth-retrying.ts';
import { routeTree } from './generated/route-tree.ts';
import { ErrorPage } from './layout/error-page.tsx';
import { NotFoundPage } from './layout/not-found-page.tsx';
import { localeRewrite } from './locale/locale.ts';
import type { RouterContext } from './router-context.ts';
import { pageRefusalAdapter } from './validation/page-refusal-adapter.ts';

/** Whether pages may move: never on the server, and not where the device asks for calm. */
function isMotionWelcome(): boolean {
  return (
    typeof window !== 'undefined' &&
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- a media query
    window.matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}

/** The queries of one visitor: one per request on the server, one per document in the browser. */
export function createQueryClient(isServer: boolean): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: isServer ? isWorthRetryingForPage : isWorthRetrying,
        ...(isServer && { retryDelay: retryDelayForPage }),
      },
      mutations: { retry: isServer ? false : isWorthRetrying },
    },
  });
}

/**
 * What an address asks for, as it is written there. The router's own way reads numbers and JSON
 * out of it, and writes a long code of digits back as a rounded number.
 */
function parseSearch(search: string): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** What of the server's router comes along beside what is its own. */
export interface Dehydrated {
  /** Of React Query, as one text: JSON is read fastest. */
  readonly queries: string;
}

/** The router of one visitor: on the server one a request, in the browser one for all. */
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
    // Another page fades in; another tab of the same one is there at once
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
  // The constructor's type leaves it to TanStack Start; the router itself reads it
  router.options.serializationAdapters = [apiProblemAdapter, pageRefusalAdapter];
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
