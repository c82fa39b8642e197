import type { BrowserCommand } from 'vitest/node';

/** A command for tests in the browser: a real Tab, pressed so many times. */
export const pressTab: BrowserCommand<[times: number]> = async ({ page }, times) => {
  for (let press = 0; press < times; press += 1) await page.keyboard.press('Tab');
};
