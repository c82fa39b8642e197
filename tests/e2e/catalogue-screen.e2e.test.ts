// @module-tag journeys

import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';

import { axeComplaints } from './src/look-at-page.ts';
import { marketStage } from './src/market-stage.ts';
import { signIn } from './src/people.ts';
import { wordsIn } from './src/words.ts';

/** The catalogue of services for admins: collapsed, searched, and in the other language. */

const ar = wordsIn('ar');
const en = wordsIn('en');

const stage = marketStage();

function trade(page: Page, name: string): Locator {
  return page.locator('details').filter({ has: page.getByRole('heading', { name }) });
}

it('is collapsed on a phone, opens by keyboard and search, and stays open in the other language', async () => {
  const { page, complaints } = await stage.guest({
    languageTag: 'ar-LY',
    width: 390,
  });
  await signIn(page, stage.origin, 'admin@osta.test');
  await page.goto('/admin/services', { waitUntil: 'networkidle' });
  expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThan(3000);

  const water = trade(page, 'مياه وآبار وخزانات');
  await water.locator('summary').focus();
  await page.keyboard.press('Enter');
  await water.getByRole('link').first().waitFor();
  expect(await axeComplaints(page)).toEqual([]);

  const search = page.getByLabel(ar('Find a service'));
  await search.fill('غسيل مكيفات');
  await page.getByRole('link', { name: 'غسيل وصيانة مكيفات' }).waitFor();
  await expect.poll(() => page.locator('details').count()).toBe(1);
  expect(await axeComplaints(page)).toEqual([]);
  await search.fill('لا شيء كهذا');
  await page.getByText(ar('No service with that name')).waitFor();
  await search.fill('hvac.clean');
  await page.getByRole('link', { name: 'غسيل وصيانة مكيفات' }).waitFor();

  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(/\/en\/admin\/services$/u);
  const other = page.getByLabel(en('Find a service'));
  await expect.poll(() => other.inputValue()).toBe('hvac.clean');
  await expect.poll(() => page.locator('details[open]').count()).toBe(1);
  // A trade that was open before the search is open again after it
  await other.fill('');
  await expect.poll(() => page.locator('details').count()).toBeGreaterThan(10);
  await expect.poll(() => page.locator('details[open]').count()).toBe(1);
  await trade(page, 'Water, wells and tanks').getByRole('link').first().waitFor();
  expect(complaints).toEqual([]);
});
