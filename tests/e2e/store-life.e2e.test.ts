// @module-tag journeys

import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';

import { bookHeldTime } from './src/book-held-time.ts';
import { endPaidTime } from './src/end-paid-time.ts';
import { button, heading, plain } from './src/find-in-page.ts';
import { axeComplaints } from './src/look-at-page.ts';
import { marketStage } from './src/market-stage.ts';
import { wordsIn } from './src/words.ts';

/** A public store is found, booked, counted, not paid, hidden, paid by card, and back. */

const inWords = { ar: wordsIn('ar'), en: wordsIn('en') };

const stage = marketStage();

/** Customer and guest read the language of the journey on a phone; owner and admin the other one on a desk. */
const ofLocale = {
  ar: {
    tag: 'ar-LY',
    prefix: '',
    other: 'en',
    customer: 'customer-1@osta.test',
    name: 'الأمان للأدوات الصحية',
    words: 'الأمان',
    place: 'حي الأندلس',
  },
  en: {
    tag: 'en-GB',
    prefix: '/en',
    other: 'ar',
    customer: 'customer-3@osta.test',
    name: 'Al Aman Plumbing Supplies',
    words: 'Al Aman',
    place: 'Hay al Andalus',
  },
} as const;

/** The number of bookings that the analytics of a store show, once they are there. */
async function bookingsMade(page: Page, label: string): Promise<number> {
  const tile = page.locator('.ui-stat-tile').filter({ hasText: label });
  return Number(plain(await tile.locator('.ui-stat-tile-value').textContent()));
}

/** What a search finds of a store, by its address. */
async function results(page: Page, prefix: string, words: string, name: string): Promise<Locator> {
  await page.goto(`${prefix}/store/search?q=${encodeURIComponent(words)}`, {
    waitUntil: 'networkidle',
  });
  return page.getByRole('link', { name });
}

const story = 'is found, booked, counted, hidden when unpaid, and back once paid';
for (const [locale, options] of [
  ['ar', { tags: 'all' }],
  ['en', {}],
] as const) {
  it(`${story}: ${locale}`, options, async () => {
    const { tag, prefix, other, customer: email, name, words, place } = ofLocale[locale];
    const say = inWords[locale];
    const theirs = inWords[other];
    const desk = ofLocale[other];
    const guest = await stage.guest({ languageTag: tag, width: 390 });
    const found = await results(guest.page, prefix, words, name);
    await found.first().click();
    await guest.page.waitForURL(/\/store\/[\da-f-]{36}\/public$/u);
    const { pathname } = new URL(guest.page.url());
    const storeId = pathname.split('/').at(-2) ?? '';
    expect(await axeComplaints(guest.page)).toEqual([]);

    const owner = await stage.member('business@osta.test', { languageTag: desk.tag });
    const analytics = `${desk.prefix}/store/dashboard?store=${storeId}&tab=analytics`;
    await owner.page.goto(analytics, { waitUntil: 'networkidle' });
    const made = await bookingsMade(owner.page, theirs('Bookings made'));

    const customer = await stage.member(email, { languageTag: tag, width: 390 });
    const { page } = customer;
    await page.goto(pathname, { waitUntil: 'networkidle' });
    const member = page.locator('.web-store-service-member').first();
    await member.getByRole('link', { name: new RegExp(`^${say('Book')}`, 'u') }).click();
    await page.waitForURL(/\/customer\/bookings\/new\?/u);
    const times = page.getByRole('radiogroup', { name: say('Free times') });
    await times.getByRole('radio').last().click();
    await button(page, say('Hold and review')).click();
    await bookHeldTime(page, say, place);
    await page.waitForURL(/\/customer\/bookings\/[\da-f-]{36}$/u);
    const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    // At once, or once the member of staff agrees
    const standing = await page.request.get(`/api/bookings/${bookingId}`);
    expect(await standing.json()).toMatchObject({
      status: expect.stringMatching(/^(?:confirmed|pending)$/u),
      store: { id: storeId },
    });

    // The store is told of the booking, and is no side of it; its numbers move by themselves
    const asked = await owner.page.request.get(`/api/bookings/${bookingId}`);
    expect(asked.status()).toBe(404);
    await expect.poll(() => bookingsMade(owner.page, theirs('Bookings made'))).toBe(made + 1);
    expect(await axeComplaints(owner.page)).toEqual([]);
    const agenda = `${desk.prefix}/store/dashboard?store=${storeId}&view=agenda`;
    await owner.page.goto(agenda, { waitUntil: 'networkidle' });
    await owner.page.locator('.ui-calendar').getByRole('button').first().waitFor();
    expect(await axeComplaints(owner.page)).toEqual([]);

    expect(customer.complaints).toEqual([]);

    // The paid time ends: still public during the grace, and the owner is told until when
    const standsAs = async (): Promise<unknown> =>
      (await owner.page.request.get(`/api/stores/${storeId}`)).json();
    await endPaidTime(stage.product, storeId);
    await expect.poll(standsAs).toMatchObject({ subscription: 'past_due', isPublic: true });
    await owner.page.goto(`${desk.prefix}/store/subscribe?store=${storeId}`);
    await owner.page.getByText(theirs('Payment overdue')).first().waitFor();
    expect((await page.request.get(pathname)).status()).toBe(200);

    // The grace ends: hidden from pages and searches, and nothing is lost
    await endPaidTime(stage.product, storeId);
    await expect.poll(standsAs).toMatchObject({ subscription: 'unpaid', isPublic: false });
    // A guest's page may be half a minute old, so somebody with a session looks
    expect((await page.request.get(pathname)).status()).toBe(404);
    expect((await guest.page.request.get(`/api/stores/${storeId}/public`)).status()).toBe(404);
    await expect.poll(async () => (await results(page, prefix, words, name)).count()).toBe(0);
    await owner.page.goto(agenda, { waitUntil: 'networkidle' });
    await owner.page.getByText(theirs('Customers don’t see your store now')).waitFor();
    expect(await axeComplaints(owner.page)).toEqual([]);

    // The owner pays by card or wallet on the page of the provider, and the page is back
    const plans = `${desk.prefix}/store/subscribe?store=${storeId}`;
    await owner.page.goto(plans, { waitUntil: 'networkidle' });
    const paying = owner.page
      .locator('section')
      .filter({ has: heading(owner.page, theirs('Pay by card or wallet')) });
    await paying.getByRole('button').click();
    await owner.page.waitForURL(/\/dev\/payments\/pages\//u);
    expect(await axeComplaints(owner.page)).toEqual([]);
    await owner.page.locator('button[value=pay]').click();
    await owner.page.getByText(theirs('Thank you. Your payment is in')).waitFor();
    await expect.poll(standsAs).toMatchObject({ subscription: 'active', isPublic: true });
    expect(await axeComplaints(owner.page)).toEqual([]);
    await page.goto(pathname, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expect
      .poll(async () => (await results(page, prefix, words, name)).count())
      .toBeGreaterThan(0);
    for (const each of [guest, customer, owner]) await each.context.close();
  });
}
