// @module-tag journeys

import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';

import {
  startOidcProvider,
  type OidcProvider,
} from '../../services/identity/tests/oidc-provider.ts';
import { ageSessions } from './src/age-sessions.ts';
import { button } from './src/find-in-page.ts';
import { mailedCode, mailedLink } from './src/mailed-code.ts';
import { marketStage } from './src/market-stage.ts';
import { demoPassword, type Person, signIn } from './src/people.ts';
import { wordsIn } from './src/words.ts';

/** The account page in a browser: ways to sign in, phone number, preferences, security. */

const ar = wordsIn('ar');
const en = wordsIn('en');
const providerName = 'Libya ID';

let provider: OidcProvider;
const people: Person[] = [];
const stage = marketStage(async (origin) => {
  provider = await startOidcProvider(providerName, `${origin}/auth/confirm`);
  return provider.environment;
});

afterAll(async () => {
  provider.stop();
});

async function somebody(languageTag: 'ar-LY' | 'en-GB', width = 1280): Promise<Page> {
  const one = await stage.guest({ languageTag, width });
  people.push(one);
  return one.page;
}

async function signedIn(
  email: string,
  languageTag: 'ar-LY' | 'en-GB',
  width?: number,
): Promise<Page> {
  const page = await somebody(languageTag, width);
  await signIn(page, stage.origin, email);
  return page;
}

/** Signs in on the pages of the provider as the user of this name. */
async function throughProvider(page: Page, name: string): Promise<void> {
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.locator('button[type=submit]').click();
}

describe('the link of a letter with a code', () => {
  it('logs in on a device that did not ask for it, with one press', async () => {
    const email = 'link-of-a-letter@example.ly';
    const asking = await somebody('ar-LY');
    await asking.goto('/auth/login');
    await button(asking, ar('Log in with a code instead')).click();
    await asking.getByLabel(ar('Email')).fill(email);
    await button(asking, ar('Send me a code')).click();
    await asking.getByLabel(ar('Code')).waitFor();

    const other = await somebody('ar-LY', 390);
    await other.goto(await mailedLink(stage.origin, email));
    await other.getByText(email).waitFor();
    await button(other, ar('Log in')).click();
    // An address that is new here goes on to its account
    await other.getByLabel(ar('Full name')).waitFor();

    await asking.goto(await mailedLink(stage.origin, email));
    await button(asking, ar('Log in')).click();
    await asking.getByRole('alert').waitFor();
    await button(asking, ar('Send a new code')).click();
    await expect.poll(() => asking.getByLabel(ar('Email')).inputValue()).toBe(email);
  });
});

describe('signing in through a provider', () => {
  const continueWith = ar('Continue with <0>{name}</0>').replace('<0>{name}</0>', providerName);

  it('creates an account, later signs in to it, and leads back to the requested page', async () => {
    const page = await somebody('ar-LY', 390);
    await page.goto('/auth/signup?kind=business');
    await button(page, continueWith).click();
    await throughProvider(page, 'salma');
    await page.waitForURL(/\/auth\/signup/u);
    await page.getByLabel(ar('Full name')).fill('سلمى المبروك');
    const business = page.getByRole('radio', { name: ar('I’m ordering for a business') });
    await expect.poll(() => business.isChecked()).toBe(true);
    await button(page, ar('Create my account')).click();
    await button(page, ar('Not now')).click();
    // Whoever orders for a business has no store to open
    await page.waitForURL(`${stage.origin}/`);

    const again = await somebody('ar-LY');
    await again.goto('/auth/login?redirect=%2Faccount%3Fsection%3Dprivacy');
    await button(again, continueWith).click();
    await throughProvider(again, 'salma');
    await again.waitForURL(/\/account\?section=privacy/u);
    await expect.poll(() => again.locator('main').textContent()).toContain('salma@example.ly');
    // Going back does not submit the provider's answer again
    await again.goBack();
    expect(again.url()).not.toContain('code=');
  });

  it('explains a sign-in that was cancelled or came too late', async () => {
    const page = await somebody('en-GB');
    await page.goto('/en/auth/confirm?error=access_denied&error_description=no');
    const stopped = en('The other site stopped the login. Try again, or choose another way.');
    await page.getByText(stopped).waitFor();
    await page.goto('/en/auth/confirm?code=made-up&state=of-nobody');
    await page.getByText(/The other site couldn’t confirm who you are/u).waitFor();
    await page.getByRole('link', { name: en('Back to logging in') }).click();
    await page.waitForURL(/\/en\/auth\/login$/u);
    expect(page.url()).not.toContain('code=');
  });
});

describe('a telephone number', () => {
  it('is added with a code from a message, and removed', async () => {
    const page = await signedIn('customer@osta.test', 'ar-LY', 390);
    await page.goto('/account#phone', { waitUntil: 'networkidle' });
    await button(page, ar('Add a number')).click();
    await button(page, ar('Send me a code')).click();
    await page.getByText(ar('This field is required')).waitFor();
    await page.getByLabel(ar('Phone number')).fill('0912345678');
    await button(page, ar('Send me a code')).click();
    const field = page.getByLabel(ar('Code'), { exact: true });
    await field.waitFor();
    const code = await mailedCode(stage.origin, '+218912345678');
    await field.fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('alert').filter({ hasText: 'الرمز' }).waitFor();
    await field.fill(code);
    // The number is also on screen beside the code; only a saved number has a Remove button
    await button(page, ar('Remove')).waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByText('+218 91 234 5678').waitFor();
    await button(page, ar('Remove')).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: ar('Remove') })
      .click();
    await button(page, ar('Add a number')).waitFor();
    const answer = await page.request.get('/api/user/me');
    expect(await answer.json()).toMatchObject({ phone: null });
  });
});

/** The preferences that the service stores: requests, offers, bookings. */
async function choicesOf(page: Page): Promise<readonly boolean[]> {
  const answer = await page.request.get('/api/notifications/preferences');
  const body: {
    readonly data: {
      readonly preferences: readonly { channel: string; is_on: boolean; is_fixed: boolean }[];
    };
  } = await answer.json();
  return body.data.preferences
    .filter(({ channel, is_fixed: isFixed }) => channel === 'in_app' && !isFixed)
    .map(({ is_on: isOn }) => isOn);
}

describe('an avatar', () => {
  it.each([
    ['ar', 'ar-LY', 390],
    ['en', 'en-GB', 1280],
  ] as const)(
    'is cropped, shown at once, replaced and removed: %s',
    async (locale, languageTag, width) => {
      const words = wordsIn(locale);
      const page = await signedIn('customer@osta.test', languageTag, width);
      await page.goto(locale === 'en' ? '/en/account#picture' : '/account#picture');
      const avatar = page.locator('header .ui-avatar img').first();
      await expect.poll(() => avatar.count()).toBe(0);

      // Twice as wide as high, or twice as high as wide
      const photo = await page.screenshot();
      const chooser = page.locator('input[type=file]');
      await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
      const kept = page.getByRole('application', {
        name: words('The part of the picture that’s kept'),
      });
      await kept.waitFor();
      await page.getByRole('slider', { name: words('Zoom') }).press('ArrowRight');
      await button(page, words('Use this part')).click();
      await page.getByText(words('Your picture is saved.')).waitFor();
      await avatar.waitFor();
      const source = await avatar.getAttribute('src');
      const stored = await page.request.get(source ?? '');
      expect(stored.headers()['content-type']).toBe('image/webp');

      // Another picture replaces it at once
      await page.getByText(words('Choose another picture, or drop it here')).waitFor();
      await chooser.setInputFiles({ name: 'other.png', mimeType: 'image/png', buffer: photo });
      await button(page, words('Use this part')).click();
      await expect.poll(() => avatar.getAttribute('src')).not.toBe(source);
      expect((await page.request.get(source ?? '')).status()).toBe(404);

      const me: unknown = await (await page.request.get('/api/user/me')).json();
      const { fullName } = me as { readonly fullName: string };
      await button(page, words('Remove {alt}').replace('{alt}', fullName)).click();
      await page.getByText(words('Your picture is removed.')).waitFor();
      await avatar.waitFor({ state: 'detached' });
    },
  );

  it('refuses a file that is not a picture', async () => {
    const page = await signedIn('customer@osta.test', 'ar-LY');
    await page.goto('/account#picture');
    await page.locator('input[type=file]').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    });
    await page.getByText(ar('This picture can’t be read. Choose another one.')).waitFor();
    await expect.poll(() => page.locator('header .ui-avatar img').count()).toBe(0);
  });
});

describe('notification preferences', () => {
  it('are saved at once, one by one', async () => {
    const page = await signedIn('business@osta.test', 'en-GB');
    await page.goto('/en/account?section=notifications', { waitUntil: 'networkidle' });
    const bells = page.getByRole('switch', { name: en('On the site') });
    await expect.poll(() => bells.count()).toBe(3);
    // Both at once: the second change waits for the version that the first one creates
    await bells.nth(0).click();
    await bells.nth(1).click();
    await expect.poll(async () => choicesOf(page)).toEqual([false, false, true]);
    await bells.nth(1).click();
    await expect.poll(async () => choicesOf(page)).toEqual([false, true, true]);
    await bells.nth(2).click();
    await expect.poll(async () => choicesOf(page)).toEqual([false, true, false]);
    await page.reload({ waitUntil: 'networkidle' });
    await expect
      .poll(async () => Promise.all((await bells.all()).map((bell) => bell.isChecked())))
      .toEqual([false, true, false]);
    await page.getByText(en('Always on'), { exact: true }).waitFor();
  });
});

describe('an action that needs a fresh session', () => {
  it('asks for the password in place, and continues with the input', async () => {
    const email = 'customer@osta.test';
    const page = await signedIn(email, 'en-GB', 390);
    await ageSessions(stage.product, email);
    await page.goto('/en/account#email', { waitUntil: 'networkidle' });
    await page.getByLabel(en('New email')).fill('moved@example.ly');
    await button(page, en('Send both codes')).click();

    const dialog = page.getByRole('dialog', { name: en('Confirm it’s you') });
    const field = dialog.getByLabel(en('Your password'), { exact: true });
    await field.fill('not the password');
    await dialog.getByRole('button', { name: en('Continue') }).click();
    await dialog.getByRole('alert').waitFor();
    await field.fill(demoPassword);
    await dialog.getByRole('button', { name: en('Continue') }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('moved@example.ly').waitFor();
    await expect
      .poll(() => page.getByLabel(en('Code from your current mailbox')).isVisible())
      .toBe(true);
  });

  it('keeps the input when the person cancels, and accepts a code too', async () => {
    // Nobody waits for anything from them: their account can be deleted
    const email = 'applicant-1@osta.test';
    const page = await signedIn(email, 'ar-LY');
    await ageSessions(stage.product, email);
    await page.goto('/account#email', { waitUntil: 'networkidle' });
    await page.getByLabel(ar('New email')).fill('other@example.ly');
    await button(page, ar('Send both codes')).click();
    const dialog = page.getByRole('dialog', { name: ar('Confirm it’s you') });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel(ar('New email')).inputValue()).toBe('other@example.ly');
    await page.getByRole('alert').filter({ hasText: 'حفاظًا على أمان حسابك' }).waitFor();

    await page.goto('/account?section=privacy', { waitUntil: 'networkidle' });
    await button(page, ar('Delete my account')).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: ar('Delete') })
      .click();
    await dialog.getByRole('button', { name: ar('Log in with a code instead') }).click();
    await dialog.getByRole('button', { name: ar('Send me a code') }).click();
    const field = dialog.getByLabel(ar('Code'), { exact: true });
    await field.waitFor();
    await field.fill(await mailedCode(stage.origin, email));
    await button(page, ar('Keep my account')).click();
    await page.getByText(ar('Your account won’t be deleted.')).waitFor();
  });
});

describe('becoming a professional', () => {
  it('needs no second account: who is signed in applies with their own', async () => {
    const page = await signedIn('business@osta.test', 'en-GB');
    await page.goto('/en/auth/signup?kind=professional', { waitUntil: 'networkidle' });
    await page.waitForURL(/\/en\/become-professional$/u);
    await page.getByRole('heading', { level: 1, name: en('Become a professional') }).waitFor();
    await expect
      .poll(() => page.getByRole('heading', { name: en('Legal documents') }).count())
      .toBe(1);
  });
});

it('the console stayed empty', () => {
  const said = people.flatMap(({ complaints }) => complaints);
  // The browser itself logs failed requests, also those of the provider's pages
  expect(said.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});
