import type { FoundRedirect } from '@osta/contracts/redirect/api';

/** A place as the browser shows it, with the prefix of the language. */
interface Place {
  readonly publicHref: string;
}

/** As much of the router as says where somebody is going. */
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
 * Asks on each navigation whether its path leads elsewhere (docs/spec.md §7), beside the navigation: a page
 * never waits for it. A whole page the server has asked about already.
 *
 * The browser follows by itself, so that a target outside works, and a circle ends.
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
    // Without an answer the page is what it is
    follow().catch(() => undefined);
  });
}

/** Where a path leads, if elsewhere: what the server has checked is a path of ours or https. */
async function findTarget(pathname: string): Promise<string | null> {
  const answer = await fetch(`/api/redirects?path=${encodeURIComponent(pathname)}`);
  if (!answer.ok) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an answer of our own API, by its contract
  const { redirect } = (await answer.json()) as FoundRedirect;
  return redirect?.target ?? null;
}
