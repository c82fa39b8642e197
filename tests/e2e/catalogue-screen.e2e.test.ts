import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { chromiumProgram } from './src/chromium-program.ts';
import { axeComplaints } from './src/look-at-page.ts';
import { person } from './src/people.ts';
import type { Product } from './src/product.ts';
import { startSeeded } from './src/seeded-product.ts';
import { wordsIn } from './src/words.ts';

/** The catalogue of services for admins: collapsed, searched, and in the other language. */

const ar = wordsIn('ar');
const en = wordsIn('en');

let browser: Browser;
let product: Product;

beforeAll(async () => {
  browser = await chromium.launch(await chromiumProgram());
  product = await startSeeded();
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  await product.discard();
});

function trade(page: Page, name: string): Locator {
  return page.locator('details').filter({ has: page.getByRole('heading', { name }) });
}

it('is collapsed on a phone, opens by keyboard and search, and stays open in the other language', async () => {
  const { page, complaints } = await person(browser, product.origin, {
    languageTag: 'ar-LY',
    width: 390,
  });
  const signedIn = await page.request.post('/api/auth/sessions/password', {
    headers: { 'x-csrf': '1', origin: product.origin },
    data: { email: 'admin@osta.test', password: 'osta-demo-1' },
  });
  expect(signedIn.status()).toBe(200);
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
  expect(await page.locator('details').count()).toBe(1);
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
