import { blankPicture } from '@osta/platform/files/blank-picture';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';

import { button, chooseTrade, expectFocus } from './src/find-in-page.ts';
import { axeComplaints } from './src/look-at-page.ts';
import { marketStage } from './src/market-stage.ts';
import { wordsIn } from './src/words.ts';

/** From nothing to a public page: the owner reads Arabic on a phone, the admin English on a desk. */

const ar = wordsIn('ar');
const en = wordsIn('en');

const stage = marketStage();

/** A section of the form, by its heading. */
function section(page: Page, title: string): Locator {
  return page.getByRole('form', { name: title, exact: true });
}

async function save(part: Locator): Promise<void> {
  // Of the kit, whose words are in its own catalog
  await part.getByRole('button', { name: 'حفظ', exact: true }).click();
  await part.locator('[data-state=saved]').waitFor();
}

const name = 'محل الفجر للعدد';
/** A store of the demo. */
const openStore = /الأمان للأدوات الصحية|Al Aman Plumbing Supplies/u;

it('opens a store: draft, review, changes, approval, plan, public page', async () => {
  const owner = await stage.member('customer-2@osta.test', { languageTag: 'ar-LY', width: 390 });
  const { page } = owner;
  await page.goto('/store/create', { waitUntil: 'networkidle' });
  expect(await axeComplaints(page)).toEqual([]);
  await page.getByLabel(ar('Name in Arabic')).fill(name);
  await chooseTrade(page, ar);
  await button(page, ar('Begin my store')).click();
  await page.waitForURL(/\/store\/[\da-f-]{36}\/edit$/u);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const storeId = new URL(page.url()).pathname.split('/').at(-2) ?? '';

  const contact = section(page, ar('Contact'));
  await contact.getByLabel(ar('Phone')).fill('091 555 0101');
  // What is typed survives a reload before it is saved
  await page.reload({ waitUntil: 'networkidle' });
  await contact.getByRole('button', { name: 'استعادة', exact: true }).click();
  await expect.poll(() => contact.getByLabel(ar('Phone')).inputValue()).toContain('91');
  await save(contact);

  const location = section(page, ar('Location'));
  await location.getByRole('combobox').first().fill('تاجوراء');
  await page.getByRole('option').first().click();
  await location.getByLabel(ar('Address in Arabic')).fill('الطريق الساحلي، مقابل المصرف');
  await location.getByLabel('الإحداثيات').fill('32.8817, 13.3506');
  await page.keyboard.press('Enter');
  // What is typed is seen before it is saved, in both languages
  await button(page, ar('Preview the page')).click();
  const preview = page.getByRole('dialog').locator('.web-store-preview-page');
  await preview.getByText('الطريق الساحلي، مقابل المصرف').waitFor();
  await button(page.getByRole('dialog'), 'English').click();
  await preview.locator('[lang=en-GB]').getByText(en('Where it is')).waitFor();
  expect(await axeComplaints(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await save(location);
  await save(section(page, ar('Opening hours')));

  const pictures = section(page, ar('Pictures'));
  const photo = {
    name: 'shop.webp',
    mimeType: 'image/webp',
    buffer: Buffer.from(await blankPicture()),
  };
  // Chosen as people do, and taken back
  const choosing = page.waitForEvent('filechooser');
  const picker = pictures.locator('input[type=file]');
  await picker.press('Enter');
  await (await choosing).setFiles(photo);
  const crop = page.getByRole('dialog', { name: ar('Crop the picture') });
  await crop.waitFor();
  await page.keyboard.press('Escape');
  await crop.waitFor({ state: 'detached' });
  await expectFocus(picker);
  await picker.setInputFiles(photo);
  await expect.poll(() => crop.getByLabel(ar('Shape')).inputValue()).toBe('wide');
  await crop.getByRole('slider', { name: ar('Zoom') }).press('ArrowRight');
  expect(await axeComplaints(page)).toEqual([]);
  await button(crop, ar('Use this part')).click();
  await pictures
    .getByLabel(ar('What picture {number} shows, in Arabic').replace('{number}', '1'))
    .fill('واجهة المحل');
  await save(pictures);
  expect(await axeComplaints(page)).toEqual([]);
  await button(page, ar('Send the page in')).click();
  await page.waitForURL(/\/store\/dashboard/u);
  await page.getByText(ar('We’re looking at your store')).waitFor();
  expect(await axeComplaints(page)).toEqual([]);

  // The admin asks for a change
  const admin = await stage.member('admin@osta.test', { languageTag: 'en-GB', width: 1280 });
  const { page: office } = admin;
  await office.goto('/en/admin/stores?status=pending_review', { waitUntil: 'networkidle' });
  expect(await axeComplaints(office)).toEqual([]);
  await office.getByRole('link', { name }).click();
  await button(office, en('Request changes')).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel(en('Phone')).fill('هذا الرقم لا يرد');
  await button(dialog, en('Request changes')).click();
  await dialog.waitFor({ state: 'detached' });

  await page.goto(`/store/${storeId}/edit`, { waitUntil: 'networkidle' });
  await contact.getByText('هذا الرقم لا يرد').waitFor();
  await contact.getByLabel(ar('Phone')).fill('091 555 0202');
  await save(contact);
  await button(page, ar('Send the page in')).click();
  await page.waitForURL(/\/store\/dashboard/u);

  // The admin sees what changed, and approves
  await office.reload({ waitUntil: 'networkidle' });
  await office.locator('ins').getByText('+218915550202').waitFor();
  expect(await axeComplaints(office)).toEqual([]);
  await button(office, en('Approve')).click();
  await office.getByText(en('Published', 'store'), { exact: true }).waitFor();

  // The page is public with a plan, which begins with thirty free days
  await page.goto(`/store/subscribe?store=${storeId}`, { waitUntil: 'networkidle' });
  expect(await axeComplaints(page)).toEqual([]);
  await button(page, ar('Choose this plan')).first().click();
  await page.getByText(ar('Free trial'), { exact: true }).waitFor();
  const guest = await stage.guest({ languageTag: 'ar-LY', width: 390 });
  await guest.page.goto(`/store/${storeId}/public`, { waitUntil: 'networkidle' });
  await guest.page.getByRole('heading', { level: 1, name }).waitFor();

  for (const each of [owner, admin, guest]) await each.context.close();
});

/** A page of the demo store that has been open for the longest, for its owner. */
async function ownStore(): Promise<{ readonly page: Page; readonly storeId: string }> {
  const { page } = await stage.member('business@osta.test', { languageTag: 'ar-LY', width: 390 });
  await page.goto(`/store/search?q=${encodeURIComponent('الأمان')}`, { waitUntil: 'networkidle' });
  const link = page.getByRole('link', { name: openStore }).first();
  const storeId = (await link.getAttribute('href'))?.split('/').at(-2) ?? '';
  return { page, storeId };
}

it(
  'is paid for: the owner sends a receipt, and an admin records it',
  { tags: 'journeys' },
  async () => {
    const { page, storeId } = await ownStore();
    const { page: office } = await stage.member('admin@osta.test', {
      languageTag: 'en-GB',
      width: 1280,
    });
    await page.goto(`/store/subscribe?store=${storeId}`, { waitUntil: 'networkidle' });
    await button(page, ar('Send a receipt')).click();
    await page.getByLabel(ar('Reference')).fill('TR-2026-0042');
    await page.locator('input[type=file]').setInputFiles({
      name: 'receipt.webp',
      mimeType: 'image/webp',
      buffer: Buffer.from(await blankPicture()),
    });
    await page.getByText('receipt.webp').waitFor();
    expect(await axeComplaints(page)).toEqual([]);
    await button(page, ar('Send the receipt')).click();
    await page.getByText('TR-2026-0042').first().waitFor();
    await office.goto('/en/admin/stores?paid=true', { waitUntil: 'networkidle' });
    await office.getByRole('link', { name: openStore }).click();
    const receipt = office.getByRole('link', { name: en('View the receipt') }).first();
    const seen = await office.request.get((await receipt.getAttribute('href')) ?? '');
    expect([seen.status(), seen.headers()['content-type']]).toEqual([200, 'image/webp']);
    await office.getByRole('button', { name: /TR-2026-0042/u }).click();
    await expect.poll(() => office.getByLabel(en('Reference')).inputValue()).toBe('TR-2026-0042');
    expect(await axeComplaints(office)).toEqual([]);
    await button(office, en('Record the payment')).click();
    await office.getByText(en('Active', 'subscription'), { exact: true }).waitFor();
    await page.goto(`/store/subscribe?store=${storeId}`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: new RegExp(ar('View the receipt'), 'u') }).waitFor();
  },
);

it(
  'changes beside its public page, until the owner takes it back',
  { tags: 'journeys' },
  async () => {
    const { page, storeId } = await ownStore();
    await page.goto(`/store/${storeId}/edit`, { waitUntil: 'networkidle' });
    const location = section(page, ar('Location'));
    const address = location.getByLabel(ar('Address in Arabic'));
    await expect.poll(() => address.inputValue()).not.toBe('');
    const before = await address.inputValue();
    await address.fill('شارع الشط، بجانب الميناء');
    await save(location);
    await page.getByText(ar('We’re looking at your changes')).waitFor();
    await button(page, ar('Take the changes back')).click();
    await page.getByText(ar('We’re looking at your changes')).waitFor({ state: 'detached' });
    await expect.poll(() => address.inputValue()).toBe(before);
  },
);
