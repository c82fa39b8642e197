import type { Page } from 'playwright';

import { button, choosePlace, heading } from './find-in-page.ts';
import type { Words } from './words.ts';

/** Presses the last button of a new booking: its words depend on the price and on who confirms it. */
export async function pressBook(page: Page): Promise<void> {
  await page.locator('.web-new-booking button[type="submit"]').click();
}

/** Goes from a time that is just held to its booking: the place, a look at all of it, the last press. */
export async function bookHeldTime(page: Page, say: Words, place: string): Promise<void> {
  await choosePlace(page, say('Place'), place);
  await button(page, say('Next')).click();
  await heading(page, say('Check and book')).waitFor();
  await pressBook(page);
}
