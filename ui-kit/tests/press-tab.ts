import type { BrowserCommand } from 'vitest/node';

/** A browser command: presses a real Tab key that many times. */
export const pressTab: BrowserCommand<[times: number]> = async ({ page }, times) => {
  for (let press = 0; press < times; press += 1) await page.keyboard.press('Tab');
};
