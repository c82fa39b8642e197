/** Milliseconds between two pieces where the browser has no idle callback. */
const pause = 100;

/** Resolves when the browser has nothing else to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Not in every Safari
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, pause);
  });
}
