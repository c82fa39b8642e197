import type { FoundRedirect } from '@osta/contracts/redirect/api';

import { call } from '../api/call.ts';

/** A location as the browser shows it, with the language prefix. */
interface Place {
  readonly publicHref: string;
}

/** The part of the router that reports navigations. */
interface Navigations {
  readonly latestLocation: Place;
  readonly subscribe: (
    event: 'onBeforeNavigate',
    listener: (navigation: {
      readonly fromLocation?: Place;
      readonly toLocation: Place;
      readonly pathChanged: boolean;
    }) => void,
  ) => unknown;
}

/**
 * Looks up a redirect on each navigation (docs/spec.md §7), in parallel: a page never waits for it.
 * Documents were looked up by the server already.
 *
 * The browser follows the redirect by itself, so that external targets work and loops end.
 */
export function followRedirects(router: Navigations): void {
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- an event of the router
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const { pathname } = new URL(toLocation.publicHref, window.location.origin);
    const follow = async (): Promise<void> => {
      const target = await findTarget(pathname);
      const isStillWanted = router.latestLocation.publicHref === toLocation.publicHref;
      if (target !== null && isStillWanted) window.location.replace(target);
    };
    // Without an answer the page stays
    follow().catch(() => undefined);
  });
}

/**
 * Returns the target of a redirect, if any: the server has checked that it is a path of ours or
 * https.
 */
async function findTarget(pathname: string): Promise<string | null> {
  const answer = await fetch(call('GET /api/redirects', { query: { path: pathname } }).path);
  if (!answer.ok) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an answer of our own API, by its contract
  const { redirect } = (await answer.json()) as FoundRedirect;
  return redirect?.target ?? null;
}
