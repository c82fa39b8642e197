// @module-tag journeys

import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';

import { button } from './src/find-in-page.ts';
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
  await expect.poll(() => page.locator('main details').count()).toBe(1);
  expect(await axeComplaints(page)).toEqual([]);
  await search.fill('لا شيء كهذا');
  await page.getByText(ar('No service with that name')).waitFor();
  await search.fill('hvac.clean');
  await page.getByRole('link', { name: 'غسيل وصيانة مكيفات' }).waitFor();

  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(/\/en\/admin\/services$/u);
  const other = page.getByLabel(en('Find a service'));
  await expect.poll(() => other.inputValue()).toBe('hvac.clean');
  await expect.poll(() => page.locator('main details[open]').count()).toBe(1);
  // A trade that was open before the search is open again after it
  await other.fill('');
  await expect.poll(() => page.locator('main details').count()).toBeGreaterThan(10);
  await expect.poll(() => page.locator('main details[open]').count()).toBe(1);
  await trade(page, 'Water, wells and tanks').getByRole('link').first().waitFor();
  expect(complaints).toEqual([]);
});

it('gets a trade with its first service, and shows two admins of it both versions', async () => {
  const { page, complaints } = await stage.member('admin@osta.test', { languageTag: 'en-GB' });
  await page.goto('/en/admin/services', { waitUntil: 'networkidle' });
  const dialog = page.getByRole('dialog');
  const field = (name: string): Locator => dialog.getByRole('textbox', { name: en(name) });
  const wrong = dialog.locator('input[aria-invalid="true"]');

  await button(page, en('Add a trade')).click();
  await button(dialog, en('Add')).click();
  await expect.poll(() => wrong.count()).toBe(4);
  await field('Name in Arabic').fill('رعاية الحيوانات');
  await field('Name in English').fill('Pet care');
  await field('Why do you change it?').fill('Asked for every week');
  expect(await axeComplaints(page)).toEqual([]);
  await button(dialog, en('Add')).click();
  await page.getByText(en('The trade is added. Add a service to show it.')).first().waitFor();
  const pets = trade(page, 'Pet care');
  await pets.locator('summary').click();

  await pets.getByRole('button', { name: en('Add a service') }).click();
  await field('Name in Arabic').fill('قص شعر القطط');
  await field('Name in English').fill('Cat grooming');
  await field('Why do you change it?').fill('Asked for every week');
  await field('Search words in English').fill('the');
  await page.keyboard.press('Enter');
  await button(dialog, en('Add')).click();
  // The search passes over it: said where it stands, and nothing is lost
  await expect.poll(() => wrong.count()).toBe(1);
  await dialog.getByText('“the”').waitFor();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await button(dialog, en('Add')).click();
  await pets.getByRole('link', { name: 'Cat grooming' }).waitFor();

  // The other admin saves while this one still types
  const cats = pets.getByRole('listitem').filter({ hasText: 'Cat grooming' });
  await cats.getByRole('button', { name: en('Change') }).click();
  await field('Name in English').fill('Cats and dogs');
  await field('Why do you change it?').fill('Dogs too');
  const other = await page.request.put(
    `${stage.origin}/api/services/services/pet-care.cat-grooming`,
    {
      headers: { 'x-csrf': '1', origin: stage.origin, 'if-match': '"v1"' },
      data: {
        name: { ar: 'عناية بالقطط', en: 'Cats' },
        isHidden: false,
        reason: 'Shorter',
      },
    },
  );
  expect(other.status()).toBe(200);
  await button(dialog, en('Save')).click();
  const choice = dialog.getByRole('alert').filter({ hasText: en('Saved now') });
  for (const said of ['Cats and dogs', 'Cats', 'قص شعر القطط', 'عناية بالقطط']) {
    await choice.getByText(said, { exact: true }).waitFor();
  }
  await expect.poll(() => field('Why do you change it?').inputValue()).toBe('Dogs too');
  expect(await axeComplaints(page)).toEqual([]);
  await button(dialog, en('Keep mine')).click();
  await pets.getByRole('link', { name: 'Cats and dogs' }).waitFor();
  // The browser itself complains of each refused answer
  expect(complaints.filter((each) => !/status of 4(?:12|22|09)/u.test(each))).toEqual([]);
});
