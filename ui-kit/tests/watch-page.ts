import type { BrowserCommand } from 'vitest/node';

const watched = new WeakSet<object>();

/**
 * A browser command: watches the page of the tests. When it crashes, the run ends at once and says so; Vitest would
 * wait for its answer for ever.
 */
export const watchPage: BrowserCommand = ({ page }) => {
  if (watched.has(page)) return;
  watched.add(page);
  page.once('crash', () => {
    throw new Error('The page that runs the tests has crashed');
  });
};
