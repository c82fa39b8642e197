import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

import type { Words } from './words.ts';

/** Types into a search box for places, and takes the first that is found. */
export async function choosePlace(page: Page, label: string, place: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).pressSequentially(place);
  await page.getByRole('option', { name: place }).first().click();
}

/** Opens a row of the account page, by the fragment of its address, unless it is open: a press would close it. */
export async function openRow(page: Page, id: string): Promise<void> {
  const row = page.locator(`#${id}`);
  if ((await row.getAttribute('open')) === null) await row.locator('> summary').click();
}

/** Opens the sheet of trades of a form, checks the first, and closes it. */
export async function chooseTrade(part: Page | Locator, say: Words): Promise<void> {
  const page = 'page' in part ? part.page() : part;
  await button(part, say('Choose trades')).click();
  const sheet = page.getByRole('dialog', { name: say('Choose trades') });
  await sheet.getByRole('checkbox').first().check();
  await button(sheet, say('Done', 'closes a choice')).click();
  await sheet.waitFor({ state: 'detached' });
}

/** Finds a heading of the second level. */
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { name, level: 2 });
/** Finds a button by its whole name. */
export const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** Waits until the element has the focus. */
export async function expectFocus(at: Locator): Promise<void> {
  await expect.poll(() => at.and(at.page().locator(':focus')).count()).toBe(1);
}

/** Returns a text without invisible marks of direction, and with plain spaces. */
export function plain(text: string | null): string {
  return (text ?? '')
    .replaceAll(/[\u061C\u200E\u200F\u2066-\u2069]/gu, '')
    .replaceAll('\u00A0', ' ');
}
