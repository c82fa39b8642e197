import type { Route } from '../define-route.ts';

type Place = Pick<Route, 'path'>;

/**
 * Sorts routes, the first of which that fits a path answers: what has a word goes before what has a parameter there,
 * so `/stores/mine` before `/stores/{storeId}`. Which one answers does not depend on the order in which they were
 * declared.
 */
export function byPath(one: Place, other: Place): number {
  const segments = one.path.split('/');
  const others = other.path.split('/');
  for (const [nth, segment] of segments.entries()) {
    const there = others[nth];
    if (there === undefined) break;
    if (segment === there) continue;
    return rankOf(segment) - rankOf(there) || (segment < there ? -1 : 1);
  }
  return segments.length - others.length;
}

/** How much fits a segment: one word, some (`{token}.ics`), or all. */
function rankOf(segment: string): number {
  if (!segment.includes('{')) return 0;
  return /^\{\w+\}$/u.test(segment) ? 2 : 1;
}
