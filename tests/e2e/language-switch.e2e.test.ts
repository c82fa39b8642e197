// @module-tag journeys
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { button, openRow } from './src/find-in-page.ts';
import { mailedCode } from './src/mailed-code.ts';
import { marketStage } from './src/market-stage.ts';
import { choose, type Person, signIn } from './src/people.ts';
import { wordsIn, type Words } from './src/words.ts';

/** A switch of language keeps the state of the page: steps, fields, selections, filters, scroll position. */

const words: Readonly<Record<Language, Words>> = { ar: wordsIn('ar'), en: wordsIn('en') };
const { ar, en } = words;

type Language = 'ar' | 'en';

const stage = marketStage();
const people: Person[] = [];

/** Opens a browser that records what each document finds in the session storage of its tab. */
async function somebody(languageTag: 'ar-LY' | 'en-GB'): Promise<Page> {
  const one = await stage.guest({ languageTag, width: 390 });
  people.push(one);
  const { page } = one;
  await page.addInitScript('window.foundAtFirst = JSON.stringify({ ...sessionStorage })');
  return page;
}

async function signedIn(email: string, languageTag: 'ar-LY' | 'en-GB'): Promise<Page> {
  const page = await somebody(languageTag);
  await signIn(page, stage.origin, email);
  return page;
}

/**
 * Switches the page to the other language.
 *
 * @param secrets were typed into the page, and must never be stored, not even during the switch
 */
async function switchTo(
  page: Page,
  locale: Language,
  secrets: readonly string[],
  press: (link: Locator) => Promise<void> = (link) => link.click(),
): Promise<void> {
  const name = locale === 'ar' ? 'العربية' : 'English';
  const before = new URL(page.url());
  await press(page.getByRole('link', { name, exact: true }).first());
  const path = before.pathname.replace(/^\/en(?=\/|$)/u, '');
  const there = (locale === 'ar' ? '' : '/en') + path || '/';
  await page.waitForURL((url) => url.pathname === there && url.search === before.search);
  await page.locator(`html[dir=${locale === 'ar' ? 'rtl' : 'ltr'}]`).waitFor({ state: 'attached' });
  await expect
    .poll(() => page.evaluate<string | null>("sessionStorage.getItem('osta:carried')"))
    .toBeNull();
  const found = await page.evaluate<string>(
    'window.foundAtFirst + JSON.stringify({ ...sessionStorage })',
  );
  for (const secret of secrets) expect(found).not.toContain(secret);
}

async function valueOf(field: Locator): Promise<string> {
  await field.waitFor();
  return field.inputValue();
}

describe('signing up', () => {
  it('continues at the same step, up to the password', async () => {
    const page = await somebody('ar-LY');
    const email = 'naima@example.ly';
    await page.goto('/auth/signup', { waitUntil: 'networkidle' });
    await page.getByLabel(ar('Email')).fill(email);
    await switchTo(page, 'en', []);
    await expect.poll(() => valueOf(page.getByLabel(en('Email')))).toBe(email);
    await button(page, en('Send me a code')).click();
    await page.getByLabel(en('Code')).fill('9517');
    await switchTo(page, 'ar', ['9517']);
    await page.getByRole('heading', { name: ar('Check your email') }).waitFor();
    await page.getByText(email).waitFor();
    expect(await valueOf(page.getByLabel(ar('Code')))).toBe('');

    const code = await mailedCode(stage.origin, email);
    await page.getByLabel(ar('Code')).fill(code);
    await page.getByLabel(ar('Full name')).fill('نعيمة الزوي');
    await page.getByRole('radio', { name: ar('I offer my work') }).check();
    await switchTo(page, 'en', [code]);
    await page.getByRole('heading', { name: en('About you') }).waitFor();
    await expect.poll(() => valueOf(page.getByLabel(en('Full name')))).toBe('نعيمة الزوي');
    await expect
      .poll(() => page.getByRole('radio', { name: en('I offer my work') }).isChecked())
      .toBe(true);

    await button(page, en('Create my account')).click();
    await page.getByLabel(en('New password')).fill('masbaha-khadra-9');
    await switchTo(page, 'ar', ['masbaha', code]);
    await page.getByRole('heading', { name: ar('Your account is ready') }).waitFor();
    expect(await valueOf(page.getByLabel(ar('New password')))).toBe('');
    await button(page, ar('Not now')).click();
    await page.waitForURL(/\/professional$/u);
  });
});

describe('signing in', () => {
  it('keeps the address, never the password, and translates the errors', async () => {
    const page = await somebody('en-GB');
    await page.goto('/en/auth/login?redirect=%2Faccount', { waitUntil: 'networkidle' });
    await page.getByLabel(en('Password'), { exact: true }).fill('a secret');
    await button(page, en('Log in')).click();
    await page.getByText(en('This field is required')).waitFor();
    await switchTo(page, 'ar', ['a secret']);
    // The password was not kept: both fields are now missing
    await expect.poll(() => page.getByText(ar('This field is required')).count()).toBe(2);
    await page.getByLabel(ar('Email')).fill('customer@osta.test');
    await button(page, ar('Log in with a code instead')).click();
    await switchTo(page, 'en', []);
    await expect.poll(() => valueOf(page.getByLabel(en('Email')))).toBe('customer@osta.test');
    await button(page, en('Send me a code')).click();
    await page.getByLabel(en('Code')).waitFor();
    await switchTo(page, 'ar', []);
    await page.getByLabel(ar('Code')).fill(await mailedCode(stage.origin, 'customer@osta.test'));
    await page.waitForURL(/\/account$/u);
  });

  it('asks for the code of a forgotten password in the other language', async () => {
    const page = await somebody('ar-LY');
    await page.goto('/auth/forgot-password', { waitUntil: 'networkidle' });
    await page.getByLabel(ar('Email')).fill('business@osta.test');
    await switchTo(page, 'en', []);
    await expect.poll(() => valueOf(page.getByLabel(en('Email')))).toBe('business@osta.test');
    await button(page, en('Send me a code')).click();
    await page.getByRole('heading', { name: en('Set a new password') }).waitFor();
    await page.getByLabel(en('Code')).fill('7531');
    await page.getByLabel(en('New password')).fill('masbaha-khadra-9');
    await switchTo(page, 'ar', ['7531', 'masbaha']);
    await page.getByRole('heading', { name: ar('Set a new password') }).waitFor();
    await expect.poll(() => valueOf(page.getByLabel(ar('Email')))).toBe('business@osta.test');
    expect(await valueOf(page.getByLabel(ar('Code')))).toBe('');
    expect(await valueOf(page.getByLabel(ar('New password')))).toBe('');
  });
});

describe('the account', () => {
  it('keeps a change in progress, and its step', async () => {
    const page = await signedIn('customer@osta.test', 'en-GB');
    await page.goto('/en/account', { waitUntil: 'networkidle' });
    await openRow(page, 'name');
    await page.getByLabel(en('Full name')).fill('Another Name');
    await openRow(page, 'email');
    await page.getByLabel(en('New email')).fill('moved@example.ly');
    await button(page, en('Send both codes')).click();
    await page.getByLabel(en('Code from your current mailbox')).fill('8642');
    await openRow(page, 'phone');
    await button(page, en('Add a number')).click();
    await page.getByLabel(en('Phone number')).fill('0912345678');
    await switchTo(page, 'ar', ['8642']);
    // The row that was open is open
    await button(page, ar('Send me a code')).waitFor();
    await openRow(page, 'email');
    await page.getByText('moved@example.ly').waitFor();
    expect(await valueOf(page.getByLabel(ar('Code from your current mailbox')))).toBe('');
    await openRow(page, 'name');
    expect(await valueOf(page.getByLabel(ar('Full name')))).toBe('Another Name');
    await openRow(page, 'phone');
    const phone = page.getByLabel(ar('Phone number'));
    await expect
      .poll(async () => (await valueOf(phone)).replaceAll(/\D/gu, ''))
      .toMatch(/912345678$/u);
    await button(page, ar('Send me a code')).click();
    await page.getByLabel(ar('Code'), { exact: true }).waitFor();
    await openRow(page, 'preferences');
    // The account names the language of its mail: the page stays in its own
    await page.getByRole('radio', { name: 'English' }).click();
    await page.getByText(ar('Your emails come in this language now.')).waitFor();
    await switchTo(page, 'en', []);
    await openRow(page, 'phone');
    await page.getByLabel(en('Code'), { exact: true }).waitFor();
    await page.getByText('+218 91 234 5678').waitFor();
  });
});

function findName(value: unknown, id: string): string {
  if (typeof value !== 'object' || value === null) return '';
  if ('id' in value && value.id === id && 'name' in value) return String(value.name);
  return Object.values(value).reduce<string>((found, one) => found || findName(one, id), '');
}

/** The name of a service in a language. */
async function serviceIn(locale: Language, id: string): Promise<string> {
  const answer = await fetch(`${stage.origin}/api/services`, {
    headers: { 'accept-language': locale === 'ar' ? 'ar-LY' : 'en-GB' },
  });
  return findName(await answer.json(), id);
}

describe('a new request', () => {
  it('keeps the chosen service, place and times, also where the URL has others', async () => {
    const page = await signedIn('customer@osta.test', 'ar-LY');
    await page.goto('/customer/requests/new?service=hvac.clean', { waitUntil: 'networkidle' });
    const service = (word: Words): Locator => page.getByRole('combobox', { name: word('Service') });
    const place = (word: Words): Locator => page.getByRole('combobox', { name: word('Place') });
    await choose(page, ar('Service'), await serviceIn('ar', 'plumbing.leak'));
    await page.getByLabel(ar('Description')).fill('الحنفية تسرب منذ أسبوع');
    await page.waitForURL(/service=plumbing\.leak/u);
    await button(page, ar('Next')).click();
    await choose(page, ar('Place'), 'حي الأندلس');
    await page.getByRole('radio', { name: ar('At certain times') }).check();
    await switchTo(page, 'en', []);
    await expect.poll(() => valueOf(place(en))).toMatch(/andalus/iu);
    await expect
      .poll(() => page.getByRole('radio', { name: en('At certain times') }).isChecked())
      .toBe(true);
    await button(page, en('Back')).click();
    const leak = await serviceIn('en', 'plumbing.leak');
    await expect.poll(() => valueOf(service(en))).toBe(leak);
    await expect
      .poll(() => valueOf(page.getByLabel(en('Description'))))
      .toBe('الحنفية تسرب منذ أسبوع');
    await choose(page, en('Service'), await serviceIn('en', 'hvac.clean'));
    await page.waitForURL(/service=hvac\.clean/u);
    await switchTo(page, 'ar', []);
    await expect.poll(async () => valueOf(service(ar))).toBe(await serviceIn('ar', 'hvac.clean'));
  });
});

describe('an offer', () => {
  it('keeps its prices, days and texts', async () => {
    const page = await signedIn('professional@osta.test', 'en-GB');
    const list = await page.request.get('/api/requests?role=professional&status=active');
    expect(list.status()).toBe(200);
    const { items }: { readonly items: readonly { readonly id: string }[] } = await list.json();
    for (const { id } of items) {
      await page.goto(`/en/professional/requests/${id}`, { waitUntil: 'networkidle' });
      if ((await button(page, en('Send the offer')).count()) > 0) break;
    }
    await page.getByRole('radio', { name: en('From and to') }).check();
    await page.getByLabel(en('Lowest price in dinars')).fill('120');
    await page.getByLabel(en('Highest price in dinars')).fill('180');
    await page.getByLabel(en('Note to the customer')).fill('الضمان سنة');
    const start = (word: Words): Locator =>
      page.getByRole('group', { name: word('Earliest start') });
    await page.getByRole('radio', { name: en('Another time') }).check();
    await start(en).getByRole('spinbutton').first().click();
    // Never in the past, whatever today is
    const year = String(new Date().getFullYear() + 1);
    await page.keyboard.type(`2412${year}`);
    await switchTo(page, 'ar', []);
    await expect
      .poll(() => valueOf(page.getByLabel(ar('Lowest price in dinars'))))
      .toMatch(/^120/u);
    await expect
      .poll(() => valueOf(page.getByLabel(ar('Highest price in dinars'))))
      .toMatch(/^180/u);
    await expect
      .poll(() => valueOf(page.getByLabel(ar('Note to the customer'))))
      .toBe('الضمان سنة');
    await expect.poll(() => start(ar).textContent()).toMatch(new RegExp(`24.*12.*${year}`, 'u'));
  });
});

describe('a search', () => {
  it('stays selected on the front page, and the filters of a list stay in its URL', async () => {
    const page = await somebody('en-GB');
    await page.goto('/en', { waitUntil: 'networkidle' });
    const cleaning = await serviceIn('en', 'hvac.clean');
    await choose(page, en('What do you need?'), cleaning);
    await switchTo(page, 'ar', []);
    const what = (word: Words): Locator =>
      page.getByRole('combobox', { name: word('What do you need?') });
    const arabic = await serviceIn('ar', 'hvac.clean');
    await expect.poll(() => valueOf(what(ar))).toBe(arabic);
    await button(page, ar('Find professionals')).click();
    await page.waitForURL(/\/professional\/near-by\?service=hvac\.clean$/u);
    // The address comes before the page, and the front page asks "Where" too
    await page.getByRole('heading', { name: ar('Find a professional') }).waitFor();
    await choose(page, ar('Where'), 'حي الأندلس');
    await page.waitForURL(/place=/u);
    await switchTo(page, 'en', []);
    await expect.poll(() => valueOf(what(en))).toBe(cleaning);
    await expect
      .poll(() => valueOf(page.getByRole('combobox', { name: en('Where') })))
      .toMatch(/andalus/iu);
  });

  it('keeps the scroll position', async () => {
    const page = await somebody('en-GB');
    const share = 'window.scrollY / document.documentElement.scrollHeight';
    await page.goto('/en/privacy-policy', { waitUntil: 'networkidle' });
    // Both languages reach it: the shorter one ends before its middle is at the top
    await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight * 0.3)');
    await expect.poll(() => page.evaluate<number>(share)).toBeCloseTo(0.3, 1);
    await switchTo(page, 'ar', [], async (link) => {
      // As a finger does: `click` may scroll first, although the bar with the link stays in view
      const box = await link.boundingBox();
      if (box === null) throw new Error('The link is not to be seen');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    });
    await expect.poll(() => page.evaluate<number>(share)).toBeCloseTo(0.3, 1);
  });
});

describe('nothing is restored', () => {
  it('for another person, or in a new tab', async () => {
    const page = await signedIn('customer@osta.test', 'en-GB');
    await page.goto('/en/account#name', { waitUntil: 'networkidle' });
    await page.getByLabel(en('Full name')).fill('Somebody Else');
    await page
      .getByRole('link', { name: 'العربية' })
      .first()
      .click({ modifiers: ['Control'] });
    expect(await page.evaluate("sessionStorage.getItem('osta:carried')")).toBeNull();
    expect(await valueOf(page.getByLabel(en('Full name')))).toBe('Somebody Else');

    await page.evaluate(`sessionStorage.setItem('osta:carried', JSON.stringify({
      path: '/account', locale: 'ar', who: 'another', at: Date.now(),
      values: { name: { values: { name: 'Foreign' }, isChecked: true } },
    }))`);
    await page.goto('/account#name', { waitUntil: 'networkidle' });
    // Read and deleted once the page is hydrated
    await expect
      .poll(() => page.evaluate<string | null>("sessionStorage.getItem('osta:carried')"))
      .toBeNull();
    expect(await valueOf(page.getByLabel(ar('Full name')))).not.toBe('Foreign');
  });
});

it('the console stayed empty', () => {
  const said = people.flatMap(({ complaints }) => complaints);
  expect(said.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});
