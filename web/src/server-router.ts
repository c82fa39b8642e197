import type { Locale } from '@osta/contracts/locale';
import { dehydrate } from '@tanstack/react-query';

import { type KnownLocations, rememberLocations } from './remember-locations.ts';
import { createRouter, type Dehydrated } from './router.tsx';

/** Of every visitor's links, per language. */
const known: { readonly [Code in Locale]: KnownLocations } = { ar: new Map(), en: new Map() };

/**
 * Creates the router of one request. A page has dozens of links, and building their addresses takes
 * longer than rendering: links that are the same on every page are cached.
 */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- as createRouter
export function createServerRouter(...[context, nonce]: Parameters<typeof createRouter>) {
  const router = createRouter(context, nonce);
  // Rendering starts when all queries have settled. Failed ones are not sent, and the browser
  // retries them
  router.options.dehydrate = (): Dehydrated => ({
    queries: JSON.stringify(dehydrate(context.queryClient)),
  });
  router.buildLocation = rememberLocations(router.buildLocation, known[context.locale]);
  return router;
}
