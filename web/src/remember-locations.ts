import type { BuildLocationFn } from '@tanstack/react-router';

type Location = ReturnType<BuildLocationFn>;

/** Locations by the link options that lead to them; the same for every visitor. */
export type KnownLocations = Map<string, Location>;

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
 * Returns a function that builds a location once for all links with these options, except for those that depend on
 * the current page.
 */
export function rememberLocations(build: BuildLocationFn, known: KnownLocations): BuildLocationFn {
  return (options) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- which of them there are, it asks itself
    const key = keyOf(options as Readonly<Record<string, unknown>>);
    const before = key === null ? undefined : known.get(key);
    if (before !== undefined) return before;
    const location = build(options);
    if (key !== null && known.size < mostKnown) known.set(key, location);
    return location;
  };
}
