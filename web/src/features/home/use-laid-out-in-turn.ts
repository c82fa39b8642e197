import { useEffect } from 'react';

/** Milliseconds between two pieces where the browser has no idle callback. */
const pause = 100;

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Not in every Safari
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, pause);
  });
}

/**
 * Lays out the sections that a phone has deferred (`home.css`), one by one while the browser is
 * idle, so that jumps to the end, find-in-page and screenshots see the whole page.
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
