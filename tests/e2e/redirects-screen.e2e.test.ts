// @module-tag journeys

import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';

import { button, expectFocus } from './src/find-in-page.ts';
import { axeComplaints } from './src/look-at-page.ts';
import { marketStage } from './src/market-stage.ts';
import { wordsIn } from './src/words.ts';

/** Redirects, as an admin edits them and as visitors follow them. */

const ar = wordsIn('ar');
const en = wordsIn('en');
const jobs = 'jobs.osta.test';

const stage = marketStage(async () => ({
  OSTA_REDIRECT_HOSTS: jobs,
  OSTA_REDIRECT_SECONDS: '0.3',
}));

/** The server's answer to a visitor of a path: the status, and the target. */
async function visited(path: string): Promise<readonly [number, string | null]> {
  const { status, headers } = await fetch(stage.origin + path, { redirect: 'manual' });
  return [status, headers.get('location')];
}

/** The web server keeps the redirect of a path for a while. */
async function expectVisited(path: string, status: number, location: string | null): Promise<void> {
  await expect.poll(() => visited(path)).toEqual([status, location]);
}

/** The error below an invalid field. */
async function errorAt(field: Locator): Promise<string> {
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  const id = await field.getAttribute('id');
  return field.page().locator(`[id="${id}-error"]`).innerText();
}

describe('an admin', () => {
  it('adds, changes and removes a redirect, and sees errors at their fields', async () => {
    const { page } = await stage.member('admin@osta.test', { languageTag: 'en-GB', width: 1280 });
    await page.goto('/en', { waitUntil: 'networkidle' });
    await page.locator('.ui-account-menu-trigger').click();
    await page.getByRole('menuitem', { name: en('Redirects') }).click();
    await page.waitForURL(/\/en\/admin\/redirects$/u);
    await page.getByText(en('No redirects yet')).waitFor();

    const add = button(page, en('Add a redirect'));
    await add.click();
    const dialog = page.getByRole('dialog', { name: en('Add a redirect') });
    const [path, target] = [
      dialog.getByLabel(en('Address on this site')),
      dialog.getByLabel(en('Points to')),
    ];
    const save = button(dialog, en('Add'));
    await expectFocus(path);
    await save.click();
    expect(await errorAt(path)).toBe(en('This field is required'));
    expect(await errorAt(target)).toBe(en('This field is required'));

    await path.fill('/spring-offers/');
    await target.fill('http://evil.example/');
    await save.click();
    expect(await errorAt(path)).toBe(en('Remove the / at the end.'));
    expect(await errorAt(target)).toContain('https://');

    // A refusal by the server appears at the field too, and the input stays
    await path.fill('/spring-offers');
    await target.fill('https://evil.example/all');
    await save.click();
    const notAllowed = 'That site isn’t on the allowed list. Enter a different address.';
    expect(await errorAt(target)).toBe(en(notAllowed));
    await dialog.getByText(jobs).waitFor();
    await expect.poll(() => path.inputValue()).toBe('/spring-offers');
    await expect.poll(() => target.inputValue()).toBe('https://evil.example/all');
    await expectFocus(target);
    await path.fill('/api/redirects');
    await target.fill('/services');
    await save.click();
    expect(await errorAt(path)).toBe(
      en('You can’t redirect this address: the site itself needs it.'),
    );

    // Closed and opened again: the input is kept
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expectFocus(add);
    await add.click();
    await expect.poll(() => target.inputValue()).toBe('/services');
    await path.fill('/spring-offers');
    await target.press('Enter');
    await page.getByText(en('The redirect is saved.')).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    const row = page.getByRole('row', { name: /\/spring-offers/u });
    await expect.poll(() => row.innerText()).toMatch(/\/services[\s\S]*302/u);
    await expectVisited('/spring-offers', 302, '/services');
    await expectVisited('/spring-offers?from=card', 302, '/services');

    await add.click();
    await expect.poll(() => path.inputValue()).toBe('');
    await path.fill(`${stage.origin}/spring-offers`);
    await target.fill('/about');
    await save.click();
    expect(await errorAt(path)).toContain('already');
    await path.fill('/more-offers');
    await target.fill('/spring-offers');
    await save.click();
    expect(await errorAt(target)).toContain('redirects somewhere else');
    await button(dialog, en('Cancel')).click();

    await button(
      page,
      en('Change where {address} leads').replace('{address}', '/spring-offers'),
    ).click();
    const change = page.getByRole('dialog', { name: en('Change the redirect') });
    await change.getByLabel(en('Points to')).fill(`https://${jobs}/all`);
    await change.getByRole('radio', { name: /301/u }).check();
    // Another admin saves first: a version that this one has not seen is not overwritten
    const other = await page.request.put('/api/redirects/table', {
      headers: { 'x-csrf': '1', origin: stage.origin },
      data: { path: '/spring-offers', target: '/about', isPermanent: false, version: 1 },
    });
    expect(other.status()).toBe(200);
    await button(change, en('Save')).click();
    const standing = en(
      'Another admin got there first: it now points to <0/>. Save again to replace it with yours.',
    );
    const told = change.getByRole('alert');
    await told.waitFor();
    await expect.poll(() => told.innerText()).toContain(standing.replace('<0/>', '/about'));
    await expectVisited('/spring-offers', 302, '/about');
    await button(change, en('Save')).click();
    await change.waitFor({ state: 'hidden' });
    await expect.poll(() => row.innerText()).toMatch(/jobs\.osta\.test\/all[\s\S]*301/u);
    await expectVisited('/spring-offers', 301, `https://${jobs}/all`);

    const remove = button(
      page,
      en('Remove the redirect of {address}').replace('{address}', '/spring-offers'),
    );
    await remove.click();
    const question = page.getByRole('alertdialog');
    await button(question, 'Cancel').click();
    await question.waitFor({ state: 'hidden' });
    await expectFocus(remove);
    await remove.click();
    await button(question, en('Remove')).click();
    await page.getByText(en('The redirect is removed.')).waitFor();
    await page.getByText(en('No redirects yet')).waitFor();
    await expectFocus(page.getByRole('heading', { level: 1 }));
    await expectVisited('/spring-offers', 404, null);
  });

  it('writes Arabic addresses on a phone, reads them as written, and visitors arrive', async () => {
    const { page, complaints } = await stage.member('admin@osta.test', {
      languageTag: 'ar-LY',
      width: 390,
    });
    await page.goto('/admin/redirects', { waitUntil: 'networkidle' });
    await button(page, ar('Add a redirect')).click();
    const dialog = page.getByRole('dialog', { name: ar('Add a redirect') });
    const path = dialog.getByLabel(ar('Address on this site'));
    // With the keyboard alone
    await expectFocus(path);
    await page.keyboard.insertText('/عروض/الصيف');
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('/services?of=summer');
    expect(await axeComplaints(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText(ar('The redirect is saved.')).waitFor();
    await dialog.waitFor({ state: 'hidden' });

    const address = page.getByRole('rowheader').first().locator('bdi[dir=ltr]');
    await expect.poll(() => address.innerText()).toBe('/عروض/الصيف');
    const [first, second] = await Promise.all([
      address.locator('bdi').nth(0).boundingBox(),
      address.locator('bdi').nth(1).boundingBox(),
    ]);
    // The address reads from left to right
    expect(first?.x).toBeLessThan(second?.x ?? 0);
    const tooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
    expect(await page.evaluate<boolean>(tooWide)).toBe(false);
    expect(await axeComplaints(page)).toEqual([]);
    expect(complaints).toEqual([]);

    const visitor = await stage.guest({ width: 390 });
    await expectVisited(encodeURI('/عروض/الصيف'), 302, '/services?of=summer');
    await visitor.page.goto('/عروض/الصيف');
    expect(visitor.page.url()).toBe(`${stage.origin}/services?of=summer`);
    // The same path in English leads to the English page, also within the site
    await visitor.page.goto('/en/عروض/الصيف');
    expect(visitor.page.url()).toBe(`${stage.origin}/en/services?of=summer`);
  });
});

describe('other people', () => {
  it('does not see the page, whatever their language', async () => {
    const customer = await stage.member('customer@osta.test', { languageTag: 'ar-LY', width: 390 });
    await customer.page.goto('/admin/redirects');
    await customer.page.waitForURL(/\/auth\/unauthorized$/u);
    await customer.page.goto('/en/admin/redirects');
    await customer.page.waitForURL(/\/en\/auth\/unauthorized$/u);
    expect((await customer.page.request.get('/api/redirects/table')).status()).toBe(403);

    const guest = await stage.guest();
    await guest.page.goto('/admin/redirects');
    await guest.page.waitForURL(/\/auth\/login\?redirect=/u);
  });
});
