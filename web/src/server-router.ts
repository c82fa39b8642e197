import type { Locale } from '@osta/contracts/locale';
import { dehydrate } from '@tanstack/react-query';
import type { BuildLocationFn } from '@tanstack/react-router';

import { createRouter, type Dehydrated } from './router.tsx';

type Location = ReturnType<BuildLocationFn>;

/** Maps link options to a location, per language; the same for every visitor. */
const known: { readonly [Code in Locale]: Map<string, Location> } = {
  ar: new Map(),
  en: new Map(),
};
/** More than the product has links. A limit is needed: typed addresses add entries. */
const mostKnown = 500;

/* oxlint-disable lingui/no-unlocalized-strings -- names of options */
/** Options that make a location depend on the current page. */
const entangled = [
  'from',
  'href',
  'leaveParams',
  'mask',
  'params',
  'state',
  'unsafeRelative',
  '_fromLocation',
  '_includeValidateSearch',
];
/* oxlint-enable lingui/no-unlocalized-strings */

/** Returns the cache key; `null` when the location depends on the current page. */
function keyOf(options: Readonly<Record<string, unknown>>): string | null {
  const { to, search = null, hash = null } = options;
  const isAbsolute = typeof to === 'string' && to.startsWith('/') && !to.includes('$');
  if (!isAbsolute || entangled.some((name) => options[name] !== undefined)) return null;
  if (typeof search !== 'object' || (hash !== null && typeof hash !== 'string')) return null;
  return JSON.stringify([to, search, hash]);
}

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
  const locations = known[context.locale];
  const build: BuildLocationFn = router.buildLocation;
  const remember: BuildLocationFn = (options) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- which of them there are, it asks itself
    const key = keyOf(options as Readonly<Record<string, unknown>>);
    const before = key === null ? undefined : locations.get(key);
    if (before !== undefined) return before;
    const location = build(options);
    if (key !== null && locations.size < mostKnown) locations.set(key, location);
    return location;
  };
  router.buildLocation = remember;
  return router;
}
