import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { audit } from './audit.ts';
import { tellInChapters } from './chapters.ts';
import { chromiumProgram } from './chromium-program.ts';
import { dayAhead, weekdayOf } from './day-ahead.ts';
import { plain } from './find-in-page.ts';
import { mailedCode } from './mailed-code.ts';
import { bell, choose, person, send, signIn, type Person } from './people.ts';
import type { Product, Way } from './product.ts';
import { wordsIn } from './words.ts';
import { workOnBooking } from './work-on-booking.ts';

const ar = wordsIn('ar');
const en = wordsIn('en');

/**
 * The main story of Osta, lived by two people in two browsers and two languages: ask, answer, agree. An
 * engineer then checks that everything follows from the log. Declares its tests.
 *
 * @param find returns the product, which is running by the time the tests are
 */
export function tellStory(way: Way, find: () => Product): void {
  let browser: Browser;
  let product: Product;
  let customer: Person;
  let professional: Person;
  let requestPath = '';
  let bookingPath = '';

  const email = `walk-${way}@osta.test`;
  const start = dayAhead();
  const description = 'المكيف في الصالون ينقط ماء من يومين، ونبي حد يشوفه قبل نهاية الأسبوع.';
  const professionalName = async (): Promise<string> => {
    const answer = await professional.page.request.get('/api/user/me');
    const me: { readonly fullName: string } = await answer.json();
    return me.fullName;
  };

  tellInChapters();

  beforeAll(async () => {
    browser = await chromium.launch(await chromiumProgram());
    product = find();
    customer = await person(browser, product.origin, { languageTag: 'ar-LY' });
    professional = await person(browser, product.origin, { languageTag: 'en-GB', theme: 'dark' });
  });

  afterAll(() => browser.close());

  // A failed chapter saves a screenshot of both browsers
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    const name = task.name.replaceAll(/\W+/gu, '-');
    for (const [who, { page }] of Object.entries({ customer, professional })) {
      await page.screenshot({ path: `.cache/e2e/${way}-${name}-${who}.png`, fullPage: true });
    }
  });

  it('a customer signs up in Arabic with a code from the mailbox, and sets a password', async () => {
    const { page } = customer;
    await page.goto('/');
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
    await page
      .getByRole('link', { name: ar('Sign up') })
      .first()
      .click();
    await page.getByLabel(ar('Email')).fill(email);
    await page.getByRole('button', { name: ar('Send me a code') }).click();
    await page.getByRole('heading', { name: ar('Check your email') }).waitFor();
    await page.getByLabel(ar('Code')).fill(await mailedCode(product.origin, email));
    await page.getByLabel(ar('Full name')).fill('سالمة الورفلي');
    await page.getByRole('button', { name: ar('Create my account') }).click();
    await page.getByRole('heading', { name: ar('Your account is ready') }).waitFor();
    await page.getByLabel(ar('New password')).fill('masbaha-khadra-9');
    await page.getByRole('button', { name: ar('Set password') }).click();
    await page.getByRole('button', { name: 'لا إشعارات غير مقروءة' }).waitFor();

    // The password works in a browser without a session
    const other = await person(browser, product.origin);
    const answer = await other.page.request.post('/api/auth/sessions/password', {
      headers: { 'x-csrf': '1', origin: product.origin },
      data: { email, password: 'masbaha-khadra-9' },
    });
    expect(answer.status()).toBe(200);
    await other.context.close();
  });

  it('a professional signs in in English and has read everything', async () => {
    const { page } = professional;
    await page.goto('/en/auth/login');
    await page.getByLabel(en('Email')).fill('professional@osta.test');
    await page.getByLabel(en('Password'), { exact: true }).fill('osta-demo-1');
    await page.getByRole('button', { name: en('Log in'), exact: true }).click();
    await page.waitForURL(/\/en\/professional$/u);
    await bell(page).click();
    await page.getByRole('button', { name: en('Mark all as read') }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'No unread notifications' }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('ltr');
  });

  it('the customer writes a request and sends it to the professional', async () => {
    const { page } = customer;
    await page.goto('/customer/requests/new');
    await choose(page, ar('Service'), 'تصليح مكيف');
    await page.getByLabel(ar('Description')).fill(description);
    await page.getByRole('button', { name: ar('Next') }).click();
    await choose(page, ar('Place'), 'حي الأندلس');
    await page.getByLabel(ar('From, in dinars')).fill('100');
    await page.getByLabel(ar('To, in dinars')).fill('250,5');
    await page.getByRole('button', { name: ar('Next') }).click();
    // The nearest are chosen until somebody is by hand
    const asked = page.getByRole('checkbox', { checked: true });
    await expect.poll(() => asked.count()).toBeGreaterThan(0);
    await page.getByRole('checkbox', { name: await professionalName() }).check();
    await page.getByText(description).waitFor();
    await page.getByRole('button', { name: ar('Send the request') }).click();
    await page.waitForURL(/\/customer\/requests\/[0-9a-f-]{36}$/u);
    requestPath = new URL(page.url()).pathname.replace('/customer', '/professional');
    await expect.poll(() => page.getByText(description).count()).toBe(1);
  });

  it('the professional sees the bell go to 1 without reloading, and lands on the request', async () => {
    const { page } = professional;
    await page.getByRole('button', { name: '1 unread notification' }).waitFor();
    await bell(page).click();
    const item = page.getByRole('link', { name: /New request from سالمة الورفلي/u });
    await item.waitFor();
    await expect.poll(() => item.textContent()).toContain('LYD');
    await item.click();
    await page.waitForURL(`**/en${requestPath}`);
    await page.getByText(description).waitFor();
    await page.getByRole('button', { name: 'No unread notifications' }).waitFor();
  });

  it('the professional answers with a quote, and the bell of the customer moves at once', async () => {
    const { page } = professional;
    await page.getByLabel(en('Price in dinars')).fill('180.5');
    await page.getByRole('radio', { name: en('Another time') }).check();
    await typeDay(page, en('Earliest start'), `${start.day}${start.month}${start.year}`);
    await typeTime(page, 0, '0930AM');
    await page.getByRole('button', { name: en('Send the offer') }).click();

    await customer.page.getByRole('button', { name: 'إشعار واحد غير مقروء' }).waitFor();
    await bell(customer.page).click();
    const item = customer.page
      .locator('.ui-notification-link')
      .filter({ hasText: await professionalName() });
    await item.waitFor();
    const text = plain(await item.textContent());
    expect(text).toContain(await professionalName());
    expect(text).toContain('180,50 د.ل');
    expect(text).toContain(`${start.year}-${start.month}-${start.day}`);
    await item.click();
    await acceptOf(customer.page).waitFor();
  });

  it('an acceptance of a version that has changed since is refused, with a sentence that helps', async () => {
    // The professional changes the offer while the customer has the first one open
    await acceptOf(customer.page).click();
    const { page } = professional;
    await page.getByRole('button', { name: en('Change the offer') }).click();
    await page.getByLabel(en('Price in dinars')).fill('195');
    await page.getByRole('button', { name: en('Send the new offer') }).click();
    await page.getByText('195.00').first().waitFor();

    const dialog = customer.page.getByRole('alertdialog');
    // Price and day: what is agreed to stands in the question
    await expect.poll(async () => plain(await dialog.textContent())).toContain('180,50 د.ل');
    await expect
      .poll(async () => plain(await dialog.textContent()))
      .toContain(String(Number(start.day)));
    await expect.poll(async () => plain(await dialog.textContent())).toContain(weekdayOf(start));
    await confirmIn(customer.page).click();
    await dialog.getByRole('alert').waitFor();
    await expect.poll(() => dialog.getByRole('alert').textContent()).toMatch(/\S/u);
    // The browser logs every refusal on its console; this one is expected
    expect(customer.complaints.splice(0)).toEqual([expect.stringContaining('409')]);
    await customer.page.keyboard.press('Escape');
    await customer.page.getByText('195,00').first().waitFor();
  });

  it('the customer accepts what stands now, and the professional is told', async () => {
    await acceptOf(customer.page).click();
    await confirmIn(customer.page).click();
    await customer.page.getByText(ar('You’ve accepted the offer.')).waitFor();
    // The acceptance, and the booking that follows from it
    await professional.page.getByRole('button', { name: '2 unread notifications' }).waitFor();
    await bell(professional.page).click();
    const told = professional.page.getByRole('link', { name: /accepted/iu }).first();
    await told.waitFor();
    await expect.poll(() => told.textContent()).toContain('سالمة الورفلي');
    await professional.page.getByRole('link', { name: /^Unread: Confirmed with/u }).waitFor();
  });

  it('both sides find the booking among their own', async () => {
    await customer.page.getByRole('link', { name: ar('The booking'), exact: true }).click();
    await customer.page.getByRole('heading', { name: ar('It’s confirmed') }).waitFor();
    bookingPath = new URL(customer.page.url()).pathname;
    await customer.page.goto('/customer/bookings', { waitUntil: 'networkidle' });
    await customer.page.getByText(await professionalName()).waitFor();
    await professional.page.goto('/en/professional/bookings', { waitUntil: 'networkidle' });
    await professional.page.getByText('سالمة الورفلي').waitFor();
    await expect
      .poll(() => professional.page.locator('.ui-booking-card').count())
      .toBeGreaterThan(0);
  });

  it('the booking moves to today, the work is done, and the customer confirms it', async () => {
    const desk = professional.page;
    await desk.goto(`/en${bookingPath.replace('/customer/', '/professional/')}`);
    const bookingId = bookingPath.split('/').at(-1) ?? '';
    const made = { bookingId, customer, professional, finalPrice: 195_000 };
    await workOnBooking(product.origin, made);
    // Open all the while, it has followed
    await desk.getByRole('heading', { name: en('The job is completed') }).waitFor();
    await customer.page.goto(bookingPath);
    const done = customer.page.getByRole('heading', { name: ar('The job is completed') });
    await expect.poll(() => done.count()).toBe(1);
  });

  it('once the professional cancels, the customer accepts the other offer', async () => {
    const { origin } = product;
    const other = await person(browser, origin);
    // Of the same trade
    await signIn(other.page, origin, 'professional-10@osta.test');
    const both = [professional, other];
    const professionalIds = await Promise.all(
      both.map(async ({ page }): Promise<string> => {
        const me: { readonly id: string } = await (await page.request.get('/api/user/me')).json();
        return me.id;
      }),
    );
    const content = {
      serviceId: 'hvac.clean',
      description: 'المكيف محتاج تنظيف',
      placeId: 'm-hay-alandalus',
      addressNote: '',
      budget: null,
      wanted: { kind: 'flexible' },
    };
    const { requestId } = await send<{ readonly requestId: string }>(
      customer,
      origin,
      '/api/requests',
      { content, professionalIds },
    );
    for (const [nth, who] of both.entries()) {
      const terms = {
        price: { kind: 'fixed', amount: 90_000 + nth * 5000 },
        proposedStart: new Date(Date.now() + 20 * 86_400_000).toISOString(),
        validUntil: new Date(Date.now() + 2 * 86_400_000).toISOString(),
        note: '',
      };
      await send(who, origin, `/api/requests/${requestId}/quotes`, { terms });
    }

    const { page } = customer;
    await page.goto(`/customer/requests/${requestId}`, { waitUntil: 'networkidle' });
    await acceptOf(page, '90,00').click();
    await confirmIn(page).click();
    const link = page.getByRole('link', { name: ar('The booking'), exact: true });
    await link.waitFor();
    const first = await link.getAttribute('href');

    const desk = professional.page;
    await desk.goto(`/en${first?.replace('/customer/', '/professional/')}`, {
      waitUntil: 'networkidle',
    });
    await desk.getByRole('button', { name: en('Cancel the booking'), exact: true }).click();
    const question = desk.getByRole('alertdialog');
    await question.getByLabel(en('Reason')).fill('My car broke down');
    await question.getByRole('button', { name: en('Cancel the booking'), exact: true }).click();
    await desk.getByRole('heading', { name: en('You cancelled this booking') }).waitFor();

    // The page of the customer, who waits there, is open for the other offer
    await acceptOf(page, '95,00').click();
    await confirmIn(page).click();
    await expect.poll(async () => link.getAttribute('href')).not.toBe(first);
    await link.click();
    await page.getByRole('heading', { name: ar('It’s confirmed') }).waitFor();
    await other.context.close();
  });

  it('nobody else reads the request, and a wrong id is nobody’s', async () => {
    const stranger = await person(browser, product.origin);
    await stranger.page.request.post('/api/auth/sessions/password', {
      headers: { 'x-csrf': '1', origin: product.origin },
      data: { email: 'customer@osta.test', password: 'osta-demo-1' },
    });
    const id = requestPath.split('/').at(-1) ?? '';
    for (const foreign of [id, '01980000-0000-7000-8000-000000000001']) {
      const answer = await stranger.page.request.get(`/api/requests/${foreign}`);
      expect(answer.status()).toBe(404);
    }
    const page = await stranger.page.goto(`/customer/requests/${id}`);
    expect(page?.status()).toBe(404);
    await stranger.context.close();
  });

  it('an engineer finds that everything follows from the log', async () => {
    expect(await audit(product, 'diff', '--model', 'notifications')).toMatchObject({ code: 0 });
    expect(await audit(product, 'verify')).toMatchObject({ code: 0 });
  });

  it('the API of all services is described in one document', async () => {
    const answer = await fetch(`${product.origin}/api/openapi.json`);
    const described: unknown = await answer.json();
    const paths = [
      '/api/user/me',
      '/api/professionals',
      '/api/requests/{requestId}',
      '/api/notifications',
    ];
    for (const path of paths) expect(described).toHaveProperty(['paths', path]);
  });

  it('no page has complained', () => {
    expect([...customer.complaints, ...professional.complaints]).toEqual([]);
  });
}

/** The button that accepts an offer: it names the professional. Without a price there is one offer on the page. */
function acceptOf(page: Page, price = ''): Locator {
  return page
    .locator('article')
    .filter({ hasText: price })
    .getByRole('button', { name: new RegExp(`^${ar('Accept')} `, 'u') });
}

/** The button of the summary that accepts: it names the price. */
function confirmIn(page: Page): Locator {
  const [verb = ''] = ar('Accept for <0/>').split('<');
  return page.getByRole('alertdialog').getByRole('button', { name: new RegExp(`^${verb}`, 'u') });
}

/** Types a date, digit by digit, into its segments. */
async function typeDay(page: Page, label: string, digits: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
}

/** The nth time field of the form. */
async function typeTime(page: Page, nth: number, keys: string): Promise<void> {
  const group = page.getByRole('group', { name: en('At') }).nth(nth);
  await group.getByRole('spinbutton').first().click();
  await page.keyboard.type(keys);
}
