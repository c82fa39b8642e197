import { useEffect } from 'react';

/** Where a browser does not tell when it has nothing to do, a moment is left between two pieces. */
const pause = 100;

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Not in every Safari
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, pause);
  });
}

/**
 * Lays out what a phone has left for later (`home.css`), piece by piece while nothing else is to do: the
 * page is whole for whoever jumps to its end, looks for a word or takes a picture of it.
 */
export function useLaidOutInTurn(): void {
  useEffect(() => {
    let isGone = false;
    async function layOut(): Promise<void> {
      for (const section of document.querySelectorAll<HTMLElement>('.web-section')) {
        await whenIdle();
        if (isGone) return;
        section.style.contentVisibility = 'visible';
      }
    }
    void layOut();
    return () => {
      isGone = true;
    };
  }, []);
}
