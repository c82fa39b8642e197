// @module-tag journeys

import type { Page } from 'playwright';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { bookHeldTime } from './src/book-held-time.ts';
import { button, choosePlace, heading, plain } from './src/find-in-page.ts';
import { marketStage } from './src/market-stage.ts';
import type { Person } from './src/people.ts';
import { twoSides } from './src/two-sides.ts';
import { wordsIn } from './src/words.ts';

/** What two sides of a booking do besides the work: they write, wait for a time, and lose the connection. */

const ar = wordsIn('ar');
const en = wordsIn('en');

// These bookings lie weeks ahead, and their work begins at once
const stage = marketStage(async () => ({ OSTA_WORK_BEFORE_HOURS: '720' }));
const sides = twoSides(stage);
let customer: Person;
let professional: Person;

beforeAll(() => {
  ({ customer, professional } = sides);
});

afterEach(async () => {
  await professional.context.setOffline(false);
});

async function openBooth(bookingId: string): Promise<void> {
  await customer.page.goto(`/customer/bookings/${bookingId}`, { waitUntil: 'networkidle' });
  await professional.page.goto(`/en/professional/bookings/${bookingId}`, {
    waitUntil: 'networkidle',
  });
}

function messageField(page: Page, label: string): ReturnType<Page['getByLabel']> {
  return page.getByRole('textbox', { name: label, exact: true });
}

interface Told {
  readonly status: string;
  readonly history: readonly { readonly what: string }[];
}

async function told(bookingId: string): Promise<Told> {
  const answer = await customer.page.request.get(`/api/bookings/${bookingId}`);
  return answer.json();
}

describe('a list of bookings', () => {
  it('stays as it is while it is read, and shows what came in between when asked', async () => {
    const last = await sides.book(34);
    const { page } = professional;
    await page.goto('/en/professional/bookings', { waitUntil: 'networkidle' });
    const linkTo = (id: string) => page.locator(`a[href$="/professional/bookings/${id}"]`);
    await linkTo(last).waitFor();
    const earlier = await sides.book(33);
    const more = button(page, 'Show 1 new');
    await more.waitFor();
    await expect.poll(() => linkTo(earlier).count()).toBe(0);
    await more.click();
    await linkTo(earlier).waitFor();
    await expect.poll(() => more.count()).toBe(0);
  });
});

describe('messages of a booking', () => {
  it('arrive on the other side’s page, both ways, without a reload', async () => {
    await openBooth(await sides.book(20));
    await messageField(customer.page, 'رسالتك').fill('الباب الأخضر بعد المسجد');
    await button(customer.page, 'إرسال').click();
    await professional.page.getByText('الباب الأخضر بعد المسجد').waitFor();

    await messageField(professional.page, 'Your message').fill('Thanks, I will call at the gate');
    await professional.page.keyboard.press('Enter');
    await customer.page.getByText('Thanks, I will call at the gate').waitFor();
    expect([...customer.complaints, ...professional.complaints]).toEqual([]);
  });
});

describe('a bad line', () => {
  it('holds back what was done, shows it, and sends it once and in order', async () => {
    const bookingId = await sides.book(22);
    await openBooth(bookingId);
    const code = plain(await customer.page.locator('.web-start-code-digits').textContent());
    const { page, context } = professional;

    await context.setOffline(true);
    await button(page, en('I’m on my way')).click();
    await button(page, en('I’m there')).click();
    await button(page, en('Start with the code')).click();
    await page.getByRole('dialog').getByLabel(en('Start code')).fill(code);
    await heading(page, en('The work has started')).waitFor();
    await button(page, en('Finish the work')).click();
    await button(page.getByRole('dialog'), en('The work is finished')).click();
    await messageField(page, 'Your message').fill('Done, please have a look');
    await page.keyboard.press('Enter');
    const waiting = page.locator('.web-waiting-list li');
    await expect.poll(() => waiting.count()).toBe(4);
    await expect.poll(() => page.getByText('Waiting to be sent').count()).toBeGreaterThan(4);
    // Nothing has left the browser
    expect((await told(bookingId)).status).toBe('confirmed');

    await context.setOffline(false);
    await heading(customer.page, ar('Is the work done?')).waitFor();
    await customer.page.getByText('Done, please have a look').waitFor();
    await expect.poll(() => page.getByText('Waiting to be sent').count()).toBe(0);
    const { history } = await told(bookingId);
    expect(history.map(({ what }) => what).slice(-4)).toEqual([
      'professional-on-the-way',
      'professional-arrived',
      'work-started',
      'work-finished',
    ]);
    expect(customer.complaints).toEqual([]);
    // The browser complains of every request that found no connection
    professional.complaints.splice(0);
  });

  it('explains what could not be done any more', async () => {
    const bookingId = await sides.book(24);
    await openBooth(bookingId);
    const { page, context } = professional;
    await context.setOffline(true);
    await button(page, en('I’m on my way')).click();
    await page.locator('.web-waiting-list li').first().waitFor();

    await button(customer.page, ar('Cancel the booking')).click();
    const question = customer.page.getByRole('alertdialog');
    await button(question, ar('Cancel the booking')).click();
    await heading(customer.page, ar('You cancelled this booking')).waitFor();

    await context.setOffline(false);
    const refusal = page.getByRole('alert').filter({ hasText: en('I’m on my way') });
    await refusal.waitFor();
    await expect
      .poll(async () => plain(await refusal.textContent()))
      .toContain('Not done: I’m on my way');
    await button(refusal, en('Got it')).click();
    await expect.poll(() => refusal.count()).toBe(0);
    await page.getByText(en('Cancelled')).first().waitFor();
    expect(customer.complaints).toEqual([]);
  });
});

describe('a waiting list', () => {
  it('offers a freed time to one person after the other, until somebody takes it', async () => {
    const { send } = sides;
    const me = await professional.page.request.get('/api/user/me');
    const { id: professionalId }: { readonly id: string } = await me.json();
    const list = await customer.page.request.get(`/api/professionals/${professionalId}/services`);
    const {
      items,
    }: { readonly items: readonly { readonly id: string; readonly confirmation: string }[] } =
      await list.json();
    const offeringId = items.find(({ confirmation }) => confirmation === 'instant')?.id ?? '';
    const [from, to] = [28, 34].map((days) =>
      new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10),
    );
    const found = await customer.page.request.get(
      `/api/services/${offeringId}/slots?from=${from}&to=${to}`,
    );
    const {
      slots,
    }: { readonly slots: readonly { readonly startsAt: string; readonly day: string }[] } =
      await found.json();
    const [slot] = slots;
    if (!slot) throw new Error('The professional has no free time in four weeks');
    const { startsAt, day } = slot;
    const held = await send<{ readonly bookingId: string }>(customer, '/api/bookings/holds', {
      offeringId,
      startsAt,
    });
    const booking = `/api/bookings/${held.bookingId}`;
    await send(customer, `${booking}/place`, { placeId: 'm-hay-alandalus' });

    // The first joins on the page, the second after them
    const first = await sides.signedIn('business', { languageTag: 'en-GB', width: 1280 });
    const second = await sides.signedIn('admin', { languageTag: 'ar-LY', width: 390 });
    const search = `professional=${professionalId}&service=${offeringId}&start=${startsAt}`;
    await first.page.goto(`/en/customer/bookings/new?${search}`, { waitUntil: 'networkidle' });
    await first.page.getByLabel(en('Which day')).selectOption(day);
    await button(first.page, en('Join the waiting list')).click();
    await first.page.getByText(en('You’re on the list')).waitFor();
    const wait = { offeringId, firstDay: day, lastDay: day };
    await send(second, '/api/bookings/waits', wait);
    await first.page.goto('/en/customer/bookings', { waitUntil: 'networkidle' });
    await second.page.goto('/customer/bookings', { waitUntil: 'networkidle' });
    await first.page
      .getByText(en('You’re next: we’ll tell you when a time becomes free.'))
      .waitFor();

    await send(customer, `${booking}/cancel`, { reason: '' });
    const take = first.page.getByRole('link', { name: en('Book this time') });
    await take.waitFor();
    const offered = second.page.getByRole('link', { name: ar('Book this time') });
    await expect.poll(() => offered.count()).toBe(0);

    // Who passes hands it to the next
    await button(first.page, en('Stop waiting')).click();
    await offered.click();
    await bookHeldTime(second.page, ar, 'حي الأندلس');
    await heading(second.page, ar('It’s confirmed')).waitFor();
    await expect.poll(() => take.count()).toBe(0);
    expect([...first.complaints, ...second.complaints]).toEqual([]);
  });
});

it('lets a business ask for offers, as every customer', async () => {
  const { page, complaints } = await sides.signedIn('business', {
    languageTag: 'en-GB',
    width: 1280,
  });
  await page.goto('/en/customer/requests/new', { waitUntil: 'networkidle' });
  await choosePlace(page, en('Service'), 'AC cleaning');
  await page.getByLabel(en('Description')).fill('The cooling of our shop drips since Sunday.');
  await button(page, en('Next')).click();
  await choosePlace(page, en('Place'), 'Hay al Andalus');
  await page.getByLabel(en('I don’t know yet')).check();
  await button(page, en('Next')).click();
  await page.getByRole('checkbox', { checked: true }).first().waitFor();
  await button(page, en('Send the request')).click();
  await page.waitForURL(/\/en\/customer\/requests\/[0-9a-f-]{36}$/u);
  await page.getByText(en('Waiting for offers')).first().waitFor();
  expect(complaints).toEqual([]);
});
