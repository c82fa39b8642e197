import type { RequestPage } from '@osta/contracts/request/api';
import { blankPicture } from '@osta/platform/files/blank-picture';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';

import { button, choosePlace, chooseTrade } from './src/find-in-page.ts';
import { axeComplaints } from './src/look-at-page.ts';
import { marketStage } from './src/market-stage.ts';
import { bell, type Person } from './src/people.ts';
import { type Words, wordsIn } from './src/words.ts';

/**
 * From customer to professional with one account, and from there to being found. Applicant and admin read different
 * languages.
 */

const inWords = { ar: wordsIn('ar'), en: wordsIn('en') };

const stage = marketStage();

/** A section of the form, by its heading. */
function section(page: Page, title: string): Locator {
  return page.locator('.web-application-section').filter({
    has: page.getByRole('heading', { level: 2, name: title, exact: true }),
  });
}

const ofLocale = {
  ar: {
    email: 'customer-2@osta.test',
    tag: 'ar-LY',
    width: 390,
    prefix: '',
    about: 'سباكة وسخانات في تاجوراء',
    more: 'وجنزور',
    place: 'تاجوراء',
    leak: 'تسريبات',
    service: 'كشف تسريبات المياه',
  },
  en: {
    email: 'customer-3@osta.test',
    tag: 'en-GB',
    width: 1280,
    prefix: '/en',
    about: 'Pipes and water heaters in Tajoura',
    more: 'and Janzour',
    place: 'Tajoura',
    leak: 'leak',
    service: 'Leaks found and mended',
  },
} as const;

/** What somebody has asked for, and how often, newest first. */
async function requestsOf(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get('/api/requests?role=customer&limit=50');
  return ((await answer.json()) as RequestPage).items.map(({ id }) => id);
}

async function fillIn(page: Page, locale: 'ar' | 'en'): Promise<void> {
  const say = inWords[locale];
  const { about: work, place } = ofLocale[locale];
  const saved = (part: Locator): Promise<void> =>
    part.getByText(say('Complete'), { exact: true }).waitFor();
  const about = section(page, say('About you'));
  await about.getByLabel(say('Full legal name')).fill('سالم محمد الورفلي');
  await about.getByLabel(say('About your work')).fill(work);
  await about.getByLabel(say('Years in the trade')).fill('7');
  await button(about, say('Save this section')).click();
  await saved(about);
  // The draft survives a reload
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => about.getByLabel(say('Years in the trade')).inputValue()).toBe('7');

  const trades = section(page, say('Trades'));
  await chooseTrade(trades, say);
  await button(trades, say('Save this section')).click();
  await saved(trades);

  const area = section(page, say('Where you work'));
  await area.getByRole('combobox').fill(place);
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await button(area, say('Save this section')).click();
  await saved(area);

  const documents = section(page, say('Legal documents'));
  await documents.getByLabel(say('Number of the document')).fill('119900112233');
  await documents
    .getByRole('group', { name: say('Date of issue') })
    .getByRole('spinbutton')
    .first()
    .click();
  await page.keyboard.type('31052021');
  await documents.locator('input[type=file]').setInputFiles({
    name: 'card.webp',
    mimeType: 'image/webp',
    buffer: Buffer.from(await blankPicture()),
  });
  const add = button(documents, say('Add this document'));
  await expect.poll(() => add.isEnabled(), { timeout: 20_000 }).toBe(true);
  await add.click();
  await saved(documents);

  const commitments = section(page, say('Commitments'));
  await button(commitments, say('I accept all of this')).click();
  await saved(commitments);
}

async function sendIn(page: Page, say: Words): Promise<void> {
  await button(page, say('Send my application in')).click();
  await page.waitForURL(/\/registration-pending$/u);
}

/** The admin comes by the notification, and asks for a change. */
async function askForChanges({ page }: Person, say: Words, note: string): Promise<void> {
  await bell(page).click();
  await page.locator('.ui-notification a[href*="/admin/professionals/"]').first().click();
  await button(page, say('Start the review')).click();
  await button(page, say('Request changes')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('About the work')).fill(note);
  await button(dialog, say('Request changes')).click();
  await dialog.waitFor({ state: 'detached' });
}

/** The admin sees the difference, accepts the document and approves. */
async function approve({ page }: Person, say: Words, difference: string): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' });
  await button(page, say('Start the review')).click();
  await page.locator('.web-review-facts ins').getByText(difference).waitFor();
  const accept = say('Accept').replaceAll(/[()]/gu, String.raw`\$&`);
  await page.getByRole('button', { name: new RegExp(`^${accept}: `, 'u') }).click();
  await page.getByText(say('Accepted', 'document'), { exact: true }).waitFor();
  expect(await axeComplaints(page)).toEqual([]);
  // A key leads to the button, and Enter presses it
  await page.keyboard.press('a');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe(say('Approve'));
  await page.keyboard.press('Enter');
  await page.getByText(say('Approved', 'application'), { exact: true }).first().waitFor();
}

/** Publishes the profile and a service that is open on Saturdays. */
async function offer(page: Page, locale: 'ar' | 'en'): Promise<void> {
  const say = inWords[locale];
  const { prefix, about, place, leak, service } = ofLocale[locale];
  await page.goto(`${prefix}/professional/profile?section=general`, { waitUntil: 'networkidle' });
  await chooseTrade(page.getByRole('group', { name: say('Trades') }), say);
  await choosePlace(page, say('Where you work'), place);
  await page
    .getByLabel(
      say(
        locale === 'ar'
          ? 'Your work in one sentence, in Arabic'
          : 'Your work in one sentence, in English',
      ),
    )
    .fill(about);
  await page.getByLabel(say('Years in the trade')).fill('7');
  await button(page, say('Publish my profile')).click();
  await page.getByText(say('Your profile is published.')).waitFor();

  await page.goto(`${prefix}/professional/services/add`, { waitUntil: 'networkidle' });
  await page.getByRole('combobox', { name: say('Service') }).fill(leak);
  await page.getByRole('option').first().click();
  await page.getByLabel(say(locale === 'ar' ? 'Name in Arabic' : 'Name in English')).fill(service);
  await page.getByLabel(say('Price in dinars')).fill('60');
  await page.getByRole('button', { name: say('Save and set the hours') }).click();
  await page.waitForURL(/\/availability$/u);
  await page.getByRole('switch').first().click();
  await page.getByRole('button', { name: say('Save the hours') }).click();
  await page.getByText(say('The hours are saved.')).waitFor();
  await page.getByRole('button', { name: say('Publish'), exact: true }).click();
  await page.getByText(say('The service is published.')).waitFor();
}

async function pause(page: Page, locale: 'ar' | 'en'): Promise<void> {
  const say = inWords[locale];
  const { prefix, service } = ofLocale[locale];
  await page.goto(`${prefix}/professional/services`, { waitUntil: 'networkidle' });
  await button(page, say('Actions for {name}').replace('{name}', service)).click();
  await page.getByRole('menuitem', { name: say('Pause') }).click();
  await page.getByText(say('The service is paused.')).waitFor();
}

for (const [locale, other, options] of [
  ['ar', 'en', {}],
  ['en', 'ar', { tags: 'all' }],
] as const) {
  const story =
    'becomes a professional with the same account, and is found while the service is open';
  it(`somebody who reads ${locale} ${story}`, options, async () => {
    const say = inWords[locale];
    const { email, tag, width, prefix, about, more, service } = ofLocale[locale];
    const applicant = await stage.member(email, { languageTag: tag, width });
    const { page } = applicant;
    const requests = await requestsOf(page);
    expect(requests).not.toEqual([]);
    await page.goto(`${prefix}/become-professional`, { waitUntil: 'networkidle' });
    expect(await axeComplaints(page)).toEqual([]);
    await fillIn(page, locale);
    await sendIn(page, say);
    await page.getByText(say('Your application is waiting for its review')).waitFor();
    expect(await axeComplaints(page)).toEqual([]);

    const { tag: otherTag, prefix: otherPrefix } = ofLocale[other];
    const admin = await stage.member('admin@osta.test', { languageTag: otherTag, width: 1280 });
    await admin.page.goto(`${otherPrefix}/admin/professionals`, {
      waitUntil: 'networkidle',
    });
    expect(await axeComplaints(admin.page)).toEqual([]);
    // Nothing answers a key before the page is alive
    await expect
      .poll(async () => {
        await admin.page.keyboard.press('j');
        return admin.page.evaluate(() => document.activeElement?.className);
      })
      .toContain('web-application-row');
    const note = 'اذكر المناطق التي تصلها';
    await askForChanges(admin, inWords[other], note);

    await page.goto(`${prefix}/become-professional`, { waitUntil: 'networkidle' });
    const words = section(page, say('About you'));
    await words.getByText(note).waitFor();
    await words.getByLabel(say('About your work')).fill(`${about} ${more}`);
    await button(words, say('Save this section')).click();
    await words.getByText(say('Complete'), { exact: true }).waitFor();
    await sendIn(page, say);
    await approve(admin, inWords[other], more);

    // The same account is a professional's, with the requests of before
    const me = async (): Promise<{ readonly id: string; readonly role: string }> =>
      (await (await page.request.get('/api/user/me')).json()) as { id: string; role: string };
    await expect.poll(async () => (await me()).role, { timeout: 20_000 }).toBe('professional');
    // The page that waited follows the decision by itself, and its menus are those of a professional
    await page.waitForURL(`**${prefix}/professional/profile`);
    await page.goto(`${prefix}/become-professional`, { waitUntil: 'networkidle' });
    expect(new URL(page.url()).pathname).toBe(`${prefix}/professional/profile`);
    await page.goto(`${prefix}/become-professional?part=documents`, { waitUntil: 'networkidle' });
    expect(new URL(page.url()).search).toBe('?section=legal-documents');
    await page.getByRole('heading', { level: 2, name: say('Legal documents') }).waitFor();
    expect(await axeComplaints(page)).toEqual([]);
    expect(await requestsOf(page)).toEqual(requests);
    await page.goto(`${prefix}/customer/requests`, { waitUntil: 'networkidle' });
    expect(new URL(page.url()).pathname).toBe(`${prefix}/customer/requests`);

    await offer(page, locale);
    const { id } = await me();
    const guest = await stage.guest({ languageTag: tag, width });
    const search = `${prefix}/professional/near-by?service=plumbing.leak&place=m-tajura&sort=free`;
    await guest.page.goto(search, { waitUntil: 'networkidle' });
    await guest.page.locator(`[data-professional="${id}"] h3 a`).click();
    // From a free time of the profile to its booking, with that time chosen
    const card = guest.page.getByRole('article').filter({ hasText: service });
    const time = card.getByRole('listitem').getByRole('link').first();
    const start = new URL((await time.getAttribute('href')) ?? '', stage.origin).searchParams.get(
      'start',
    );
    await time.click();
    await guest.page.waitForURL(/\/customer\/bookings\/new\?/u);
    await expect
      .poll(() =>
        guest.page.locator('.ui-slot-picker-time[data-state="checked"]').getAttribute('value'),
      )
      .toBe(start);
    expect(await axeComplaints(guest.page)).toEqual([]);

    await pause(page, locale);
    // The page that everybody gets may be some seconds old
    const found = async (): Promise<readonly (string | null)[]> => {
      await guest.page.goto(search);
      const cards = guest.page.locator('[data-professional]');
      await cards.first().waitFor();
      return cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-professional')));
    };
    await expect.poll(found, { interval: 1000, timeout: 30_000 }).not.toContain(id);
    // Their page asks for the profile before it is published, and is told that there is none
    const unpublished = `404 (Not Found) ${stage.origin}/api/professionals/${id}`;
    const own = applicant.complaints.filter((text) => !text.endsWith(unpublished));
    expect([...own, ...admin.complaints, ...guest.complaints]).toEqual([]);
  });
}

it('somebody who was suspended reads why, and whom to ask', async () => {
  const say = inWords.ar;
  const { page } = await stage.member('applicant-6@osta.test', {
    languageTag: 'ar-LY',
    width: 390,
  });
  await page.goto('/become-professional', { waitUntil: 'networkidle' });
  expect(new URL(page.url()).pathname).toBe('/auth/unauthorized');
  await page
    .getByRole('heading', { level: 1, name: say('Your work on Osta is suspended') })
    .waitFor();
  await page.getByText('ثلاث شكاوى من زبائن خلال أسبوع، الملف قيد التحقق').waitFor();
  const us = page.getByRole('main').getByRole('link', { name: say('Write to us') });
  await expect.poll(() => us.getAttribute('href')).toMatch(/^mailto:/u);
  expect(await axeComplaints(page)).toEqual([]);
});
