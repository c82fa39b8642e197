import { beforeAll, describe, expect, it } from 'vitest';

import { pressBook } from './src/book-held-time.ts';
import { button, choosePlace, expectFocus, heading, plain } from './src/find-in-page.ts';
import { marketStage } from './src/market-stage.ts';
import { noteCashTwice } from './src/note-cash.ts';
import type { Person } from './src/people.ts';
import { twoSides } from './src/two-sides.ts';
import { wordsIn } from './src/words.ts';

/** A booking from the accepted offer to its end, by two people in two languages, without a reload. */

const ar = wordsIn('ar');
const en = wordsIn('en');

// These bookings lie days ahead, and their work begins at once
const stage = marketStage(async () => ({ OSTA_WORK_BEFORE_HOURS: '720' }));
const sides = twoSides(stage);
const { signedIn, send, offer, book } = sides;
let customer: Person;
let professional: Person;

beforeAll(() => {
  ({ customer, professional } = sides);
});

/** Finds a service of the market with a fixed price that is confirmed at once, with its name in Arabic. */
async function instantService(): Promise<{
  readonly professionalId: string;
  readonly name: string;
}> {
  const { request } = customer.page;
  const found = await request.get('/api/professionals');
  const { items }: { readonly items: readonly { readonly id: string }[] } = await found.json();
  for (const { id: professionalId } of items) {
    const answer = await request.get(`/api/professionals/${professionalId}/services`);
    const offered: {
      readonly items: readonly {
        readonly name: string;
        readonly confirmation: string;
        readonly price: { readonly kind: string };
      }[];
    } = await answer.json();
    const instant = offered.items.find(
      ({ confirmation, price }) => confirmation === 'instant' && price.kind === 'fixed',
    );
    if (instant) return { professionalId, name: instant.name };
  }
  throw new Error('The demo market is not what this test knows');
}

describe('a booking', () => {
  it('follows from an accepted offer, and both sides see it within a moment', async () => {
    const { requestId } = await offer(13);
    await professional.page.goto('/en/professional/bookings', { waitUntil: 'networkidle' });
    const { page } = customer;
    await page.goto(`/customer/requests/${requestId}`, { waitUntil: 'networkidle' });
    await page
      .locator('article')
      .getByRole('button', { name: new RegExp(`^${ar('Accept')} `, 'u') })
      .click();
    const [verb = ''] = ar('Accept for <0/>').split('<');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: new RegExp(`^${verb}`, 'u') })
      .click();

    await page.getByRole('link', { name: ar('The booking'), exact: true }).click();
    await page.waitForURL(/\/customer\/bookings\/[0-9a-f-]{36}$/u);
    await heading(page, ar('It’s confirmed')).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const card = professional.page.locator(`a[href$="/professional/bookings/${id}"]`);
    await card.click();
    await heading(professional.page, en('It’s confirmed')).waitFor();
    // The code belongs to the customer alone
    await expect.poll(() => professional.page.locator('.web-start-code').count()).toBe(0);
  });

  it('begins with the code of the customer', async () => {
    const { page } = professional;
    await button(page, en('I’m on my way')).click();
    await heading(customer.page, new RegExp(`^${ar('{name} is on the way').split(':')[0]}`, 'u'))
      .first()
      .waitFor();
    await button(page, en('I’m there')).click();
    await heading(page, en('You’re at the door')).waitFor();

    const code = plain(await customer.page.locator('.web-start-code-digits').textContent());
    expect(code).toMatch(/^\d{4}$/u);
    const wrong = code === '0000' ? '1111' : '0000';
    await button(page, en('Start with the code')).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(en('Start code')).fill(wrong);
    await dialog.getByRole('alert').waitFor();
    expect(professional.complaints.splice(0)).toEqual([expect.stringMatching(/4\d\d/u)]);
    await dialog.getByLabel(en('Start code')).fill(code);
    await heading(page, en('The work has started')).waitFor();
    await heading(customer.page, ar('The work has started')).waitFor();
  });

  it('counts extra work once it is approved, and is completed by the customer', async () => {
    const { page } = professional;
    await button(page, en('Propose extra work')).click();
    const extra = page.getByRole('dialog');
    await extra.getByLabel(en('What is it?')).fill('New filter');
    await extra.getByLabel(en('Amount in dinars')).fill('30');
    await button(extra, en('Send it')).click();
    await button(customer.page, ar('Approve', 'extra work')).click();
    await page.getByText(en('Extra work, approved')).waitFor();

    await button(page, en('Finish the work')).click();
    const finish = page.getByRole('dialog');
    await expect
      .poll(() => finish.getByLabel(en('Final price in dinars')).inputValue())
      .toMatch(/^150/u);
    await button(finish, en('The work is finished')).click();
    await heading(customer.page, ar('Is the work done?')).waitFor();
    await button(customer.page, ar('Yes, it’s done')).click();
    await heading(customer.page, ar('The job is completed')).waitFor();
    const receipt = customer.page.locator('.ui-receipt');
    await expect
      .poll(async () => plain(await receipt.locator('tfoot').textContent()))
      .toContain('150,00 د.ل');
    await heading(page, en('The job is completed')).waitFor();
    await noteCashTwice(page, en);

    // As a file, for those who may see it
    const file = await receipt.getByRole('link', { name: ar('Save as PDF') }).getAttribute('href');
    const pdf = await customer.page.request.get(file ?? '');
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await professional.page.request.get(file ?? '')).status()).toBe(200);
    const stranger = await stage.guest();
    const refused = await stranger.page.request.get(file ?? '', { maxRedirects: 0 });
    expect([refused.status(), refused.headers()['location']]).toEqual([
      302,
      `/auth/login?redirect=${encodeURIComponent(file ?? '')}`,
    ]);

    // By its code, for whoever holds it
    const check = await receipt
      .getByRole('link', { name: ar('Check this receipt') })
      .getAttribute('href');
    await stranger.page.goto(check ?? '', { waitUntil: 'networkidle' });
    await stranger.page.getByText(ar('This receipt is genuine')).waitFor();
    const paper = stranger.page.locator('main');
    await expect.poll(async () => plain(await paper.textContent())).toContain('150,00 د.ل');
    await stranger.page.goto(`${check?.slice(0, -1)}${check?.endsWith('0') ? '1' : '0'}`);
    await stranger.page.getByText(ar('Osta didn’t issue this receipt')).waitFor();

    await customer.page.goto('/customer/bookings?tab=previous', { waitUntil: 'networkidle' });
    await customer.page.locator('.ui-booking-card').first().waitFor();
  });

  it('is reviewed by both sides, neither of which reads the other before writing', async () => {
    const { page } = customer;
    const other = professional.page;
    const id = new URL(other.url()).pathname.split('/').at(-1) ?? '';
    await page.goto(`/customer/bookings/${id}`, { waitUntil: 'networkidle' });
    await page.locator('.ui-rating-input-star').nth(3).click();
    await page.getByLabel(ar('What should others know?')).fill('شغل نظيف وفي الموعد');
    await button(page, ar('Send the review')).click();
    await page.getByText('شغل نظيف وفي الموعد').waitFor();

    await other.getByText(en('Review written')).waitFor();
    await expect.poll(() => other.getByText('شغل نظيف وفي الموعد').count()).toBe(0);
    await other.locator('.ui-rating-input-star').nth(4).click();
    await button(other, en('Send the review')).click();
    await other.getByText('شغل نظيف وفي الموعد').waitFor();
    await button(other, en('Reply')).click();
    await other.getByRole('dialog').getByLabel(en('Your reply')).fill('Thank you, any time');
    await button(other.getByRole('dialog'), en('Publish the reply')).click();
    await page.getByText('Thank you, any time').waitFor();

    const me = await other.request.get('/api/user/me');
    const { id: professionalId }: { readonly id: string } = await me.json();
    const profile = `/professional/profile/${professionalId}/public`;
    await page.goto(profile, { waitUntil: 'networkidle' });
    await page.locator('.ui-review').getByText('Thank you, any time').waitFor();
    expect([...customer.complaints, ...professional.complaints]).toEqual([]);
  });

  it('moves to a time that the other side agrees to, and ends with its request open again', async () => {
    const { requestId, quoteId } = await offer(15);
    const path = `/api/requests/${requestId}/quotes/${quoteId}/accept`;
    await send(customer, path, { quoteVersion: 1 });
    const { page } = customer;
    await page.goto(`/customer/requests/${requestId}`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: ar('The booking'), exact: true }).click();
    await button(page, ar('Propose another time')).click();
    const asked = page.getByRole('dialog');
    await asked
      .getByRole('group', { name: ar('New time') })
      .getByRole('spinbutton')
      .first()
      .click();
    await page.keyboard.type('0745ص');
    await button(asked, ar('Send the proposal')).click();
    await page.getByText(ar('You proposed another time')).waitFor();

    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const other = professional.page;
    await other.goto(`/en/professional/bookings/${id}`, { waitUntil: 'networkidle' });
    await button(other, en('Agree to the new time')).click();
    // The proposal showed this time already; when it goes, what is below it moves. The pressed button
    // has another name while it waits, so it is the one beside it that tells
    await button(other, en('Decline the new time')).waitFor({ state: 'hidden' });
    await other.getByText('07:45').first().waitFor();
    await page.getByText('07:45').first().waitFor();

    await button(other, en('Cancel the booking')).click();
    const question = other.getByRole('alertdialog');
    await question.getByText(/no consequence until/u).waitFor();
    await question.getByLabel(en('Reason')).fill('My car broke down');
    await button(question, en('Cancel the booking')).click();
    await heading(other, en('You cancelled this booking')).waitFor();
    await page.getByText('My car broke down').first().waitFor();

    await page.goto('/customer/bookings?tab=cancelled', { waitUntil: 'networkidle' });
    await page.locator(`a[href$="/customer/bookings/${id}"]`).waitFor();
    await page.goto(`/customer/requests/${requestId}`, { waitUntil: 'networkidle' });
    await page.getByText(ar('Waiting for offers')).first().waitFor();
    expect([...customer.complaints, ...professional.complaints]).toEqual([]);
  });

  it('is opened from the calendar of the professional', { tags: 'journeys' }, async () => {
    const { requestId, quoteId } = await offer(12);
    await send(customer, `/api/requests/${requestId}/quotes/${quoteId}/accept`, {
      quoteVersion: 1,
    });
    const { page } = professional;
    await page.goto('/en/professional/bookings?tab=calendar&view=agenda', {
      waitUntil: 'networkidle',
    });
    await page
      .locator('.ui-calendar')
      .getByRole('button', { name: /AC|air/iu })
      .first()
      .click();
    await page.waitForURL(/\/en\/professional\/bookings\/[0-9a-f-]{36}$/u);
    await expect.poll(() => page.title()).toContain(en('Booking details'));
  });

  it(
    'has its place in the route of its day, on the map and in the list',
    { tags: 'journeys' },
    async () => {
      const id = await book(17);
      const answer = await professional.page.request.get(`/api/bookings/${id}`);
      const { startsAt }: { readonly startsAt: string } = await answer.json();
      const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Tripoli' }).format(
        new Date(startsAt),
      );
      for (const [path, words] of [
        ['', ar],
        ['/en', en],
      ] as const) {
        const { page } = professional;
        await page.goto(`${path}/professional/bookings?tab=calendar&view=day&day=${day}`, {
          waitUntil: 'networkidle',
        });
        const route = page.getByRole('region', { name: words('Route of the day') });
        await route.locator(`a[href$="/professional/bookings/${id}"]`).waitFor();
        await route
          .getByRole('link', { name: new RegExp(`^${words('Directions')} `, 'u') })
          .waitFor();
        // The map is loaded near its place, which an early job in the calendar moves down
        await route.locator('.web-day-route-map').scrollIntoViewIfNeeded();
        const map = route.getByRole('region', { name: words('Jobs of the day on the map') });
        await map.getByRole('button', { name: /^1 /u }).click();
        await route.locator('[data-selected]').waitFor();
      }
      expect(professional.complaints).toEqual([]);
    },
  );

  it('is made of a free time on a profile, which only one of two can have', async () => {
    const other = await signedIn('business', { languageTag: 'en-GB', width: 1280 });
    const { professionalId, name } = await instantService();
    const { page } = customer;
    await page.goto(`/professional/profile/${professionalId}/public`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: new RegExp(`^${ar('Book')}.*${name}$`, 'u') }).click();
    await page.waitForURL(/\/customer\/bookings\/new\?/u);
    // The last of the day: late in the day it is the only one
    await page
      .getByRole('radiogroup', { name: ar('Free times') })
      .getByRole('radio')
      .last()
      .click();
    await page.waitForURL(/start=/u);
    // The choice is in the address: the other one opens the same
    const { pathname, search } = new URL(page.url());
    await other.page.goto(`/en${pathname}${search}`, { waitUntil: 'networkidle' });

    await button(page, ar('Hold and review')).click();
    await expectFocus(heading(page, ar('Place and note')));
    await choosePlace(page, ar('Place'), 'حي الأندلس');
    await page.getByLabel(ar('How to find the door')).fill('خلف المسجد');
    await page.getByLabel(ar('Note to the professional')).fill('الحنفية تسرب');
    await button(other.page, en('Hold and review')).click();
    const refusal = other.page.getByRole('alert');
    await refusal.getByText(en('This time is no longer free')).waitFor();
    expect(other.complaints.splice(0)).toEqual([expect.stringContaining('409')]);

    // A browser tells no reload from closing: the time is given back, and taken again, with all that was typed
    const first = new URL(page.url()).searchParams.get('hold');
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => new URL(page.url()).searchParams.get('hold')).not.toBe(first);
    await button(page, ar('Next')).click();
    await expectFocus(heading(page, ar('Check and book')));
    await page.goBack();
    await expectFocus(heading(page, ar('Place and note')));
    await page.goBack();
    await expectFocus(heading(page, ar('Time')));
    await page.locator('.web-hold').waitFor();
    await page.goForward();
    await button(page, ar('Next')).click();
    const facts = page.locator('.web-new-booking form');
    for (const fact of ['حي الأندلس', 'خلف المسجد', 'الحنفية تسرب']) {
      await facts.getByText(fact).waitFor();
    }
    const [forPrice = ''] = ar('Book for <0/>').split('<');
    await page.getByRole('button', { name: new RegExp(`^${forPrice}`, 'u') }).click();
    await page.waitForURL(/\/customer\/bookings\/[0-9a-f-]{36}$/u);
    await heading(page, ar('It’s confirmed')).waitFor();

    await refusal.getByRole('button').first().click();
    await choosePlace(other.page, en('Place'), 'Hay al Andalus');
    // A hold that its customer opens from elsewhere leads back here
    const hold = new URL(other.page.url()).searchParams.get('hold') ?? '';
    const elsewhere = await other.context.newPage();
    await elsewhere.goto(`/en/customer/bookings/${hold}`, { waitUntil: 'networkidle' });
    await elsewhere.waitForURL(new RegExp(`/en/customer/bookings/new\\?.*hold=${hold}`, 'u'));
    await elsewhere.close();
    await button(other.page, en('Next')).click();
    await heading(other.page, en('Check and book')).waitFor();
    await pressBook(other.page);
    await heading(other.page, en('It’s confirmed')).waitFor();
    expect([...customer.complaints, ...other.complaints]).toEqual([]);
  });
});
