import type { ParsedLocation } from '@tanstack/react-router';

/** The part of the router that restores the scroll position. */
interface Scrolling {
  /** Replaced by the router with every update. */
  options: {
    scrollRestoration?: boolean | ((at: { location: ParsedLocation }) => boolean);
  };
  readonly subscribe: (event: 'onRendered', listener: () => void) => () => void;
}

/**
 * Keeps the scroll position while the first page is hydrated. A script in the HTML has restored it;
 * the router would do so again, and take back how far the reader has scrolled since. A press that
 * starts hydration would even end on another element than it began. Call it before hydration.
 */
export function keepScroll(router: Scrolling): void {
  router.options.scrollRestoration = () => false;
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- an event of the router
  const stop = router.subscribe('onRendered', () => {
    router.options.scrollRestoration = true;
    stop();
  });
}
