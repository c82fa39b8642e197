// @module-tag journeys

import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  startOidcProvider,
  type OidcProvider,
} from '../../services/identity/tests/oidc-provider.ts';
import { ageSessions } from './src/age-sessions.ts';
import { answerAfter } from './src/answer-after.ts';
import { appCode, wrongCode } from './src/app-code.ts';
import { button, expectFocus } from './src/find-in-page.ts';
import { mailedCode } from './src/mailed-code.ts';
import { marketStage } from './src/market-stage.ts';
import { demoPassword } from './src/people.ts';
import {
  codeField,
  type Crowd,
  crowdOf,
  expectFine,
  giveFirstStep,
} from './src/second-step-stage.ts';
import { wordsIn } from './src/words.ts';

/** The second step after every kind of first step, in an old session, and for admins who must have it. */

const ar = wordsIn('ar');
const en = wordsIn('en');

const providerName = 'Libya ID';

let provider: OidcProvider;
let crowd: Crowd;
const stage = marketStage(async (origin) => {
  provider = await startOidcProvider(providerName, `${origin}/auth/confirm`);
  return { ...provider.environment, OSTA_ADMIN_SECOND_STEP: 'required' };
});

beforeAll(async () => {
  crowd = crowdOf(stage.browser, stage.product);
});

afterAll(async () => {
  provider.stop();
});

describe('the second step', () => {
  let secret: string;
  const email = 'professional@osta.test';

  beforeAll(async () => {
    ({ secret } = await crowd.turnOn(await crowd.signedIn(email, 'en-GB', 1280)));
  });

  it('survives a switch of language, and follows a code by email', async () => {
    const page = await crowd.somebody('ar-LY', 390);
    await page.goto('/auth/login?redirect=%2Fprofessional%2Faccount', {
      waitUntil: 'networkidle',
    });
    await button(page, ar('Log in with a code instead')).click();
    await page.getByLabel(ar('Email')).fill(email);
    await button(page, ar('Send me a code')).click();
    const mailed = page.getByLabel(ar('Code'), { exact: true });
    await mailed.fill(await mailedCode(stage.origin, email));
    await (await codeField(page, ar)).fill('9517');

    await page.getByRole('link', { name: 'English', exact: true }).first().click();
    await page.waitForURL(/\/en\/auth\/login\?.*step=second-step/u);
    const field = await codeField(page, en);
    await expect.poll(() => field.inputValue()).toBe('');
    const kept = await page.evaluate<string>('JSON.stringify({ ...sessionStorage })');
    expect(kept).not.toContain('9517');
    await field.fill(appCode(secret, 0));
    await page.waitForURL(`${stage.origin}/en/professional/account`);
  });

  it('follows a sign-up with the address of an account, and can be cancelled', async () => {
    // No code was mailed to this address before, so the newest mail is the requested one
    const known = 'customer@osta.test';
    await crowd.turnOn(await crowd.signedIn(known, 'en-GB', 390));
    const page = await crowd.somebody('en-GB', 390);
    await page.goto('/en/auth/signup', { waitUntil: 'networkidle' });
    await page.getByLabel(en('Email')).fill(known);
    await button(page, en('Send me a code')).click();
    const mailed = page.getByLabel(en('Code'), { exact: true });
    await mailed.fill(await mailedCode(stage.origin, known));
    await codeField(page, en);
    await button(page, en('Back to logging in')).click();
    await page.waitForURL(`${stage.origin}/en/auth/login`);
    await expect
      .poll(() => page.getByLabel(en('Password'), { exact: true }).isVisible())
      .toBe(true);
  });

  it('explains too many wrong codes, and leads back', async () => {
    const page = await crowd.somebody('ar-LY', 1280);
    await page.goto('/auth/login', { waitUntil: 'networkidle' });
    await giveFirstStep(page, ar, email);
    const field = await codeField(page, ar);
    const wrong = wrongCode(secret);
    const ended = page.getByText(ar('This login attempt has expired. Start again.'));
    for (let tries = 0; tries < 6 && !(await ended.isVisible()); tries += 1) {
      const answer = page.waitForResponse(/\/api\/auth\/sessions\/second-step$/u);
      await field.fill(wrong);
      await answer;
      await page.getByRole('alert').waitFor();
    }
    await ended.waitFor();
    await expectFine(page);
    const back = button(page, ar('Back to logging in'));
    await expectFocus(back);
    await back.click();
    await page.getByLabel(ar('Password'), { exact: true }).waitFor();
    expect((await page.request.get('/api/user/me')).status()).toBe(401);
  });
});

describe('an old session', () => {
  it('is confirmed with both steps in place', async () => {
    const email = 'business@osta.test';
    const page = await crowd.signedIn(email, 'en-GB', 390);
    const { secret, codes } = await crowd.turnOn(page);
    await ageSessions(stage.product, email);
    const connected = page.waitForEvent('websocket');
    await page.goto('/en/account#second-step', { waitUntil: 'networkidle' });
    // The old session's socket ends before the answer with the new session is there
    const hungUp = (await connected).waitForEvent('close');
    await answerAfter(page, '/api/auth/sessions/second-step', hungUp);
    await button(page, en('New recovery codes')).click();
    await button(page.getByRole('alertdialog'), en('Make new ones')).click();

    const proof = page.getByRole('dialog', { name: en('Confirm it’s you') });
    await proof.getByLabel(en('Your password'), { exact: true }).fill(demoPassword);
    await button(proof, en('Continue')).click();
    const field = await codeField(proof, en);
    await expectFine(page);
    await field.fill(appCode(secret, 0));

    const dialog = page.getByRole('dialog', { name: en('Your recovery codes') });
    const list = dialog.getByRole('list', { name: en('Recovery codes') });
    await list.waitFor();
    const renewed = await list.getByRole('listitem').allTextContents();
    expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
    await dialog.getByRole('checkbox', { name: en('I’ve saved them') }).check();
    await button(dialog, en('Finish')).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('10 recovery codes are left').waitFor();
  });
});

describe('signing in through a provider', () => {
  it('asks for the second step as well', async () => {
    const name = ar('Continue with <0>{name}</0>').replace('<0>{name}</0>', providerName);
    const through = async (page: Page): Promise<void> => {
      await button(page, name).click();
      await page.locator('input[name=login]').fill('salma');
      await page.locator('input[name=password]').fill('any');
      await page.locator('button[type=submit]').click();
      await page.locator('button[type=submit]').click();
    };
    const page = await crowd.somebody('ar-LY', 390);
    await page.goto('/auth/signup', { waitUntil: 'networkidle' });
    await through(page);
    await page.getByLabel(ar('Full name')).fill('سلمى المبروك');
    await button(page, ar('Create my account')).click();
    await button(page, ar('Not now')).click();
    await page.waitForURL(`${stage.origin}/`);
    const { secret } = await crowd.turnOn(page);

    const again = await crowd.somebody('ar-LY', 390);
    await again.goto('/auth/login?redirect=%2Faccount', { waitUntil: 'networkidle' });
    await through(again);
    await (await codeField(again, ar)).fill(appCode(secret, 0));
    await again.waitForURL(`${stage.origin}/account`);
    await expect.poll(() => again.locator('main').textContent()).toContain('salma@example.ly');
  });
});

describe('an admin', () => {
  it('has no admin rights until it is on, and sees what to do', async () => {
    const page = await crowd.signedIn('admin@osta.test', 'ar-LY', 1280);
    await page.goto('/admin/redirects', { waitUntil: 'networkidle' });
    await page.waitForURL(/\/auth\/unauthorized\?needs=second-step$/u);
    await page.getByRole('heading', { name: ar('Turn on two-step verification first') }).waitFor();
    await expectFine(page);
    await page.getByRole('link', { name: ar('To my account') }).click();
    await page.waitForURL(/\/account#second-step$/u);
    await page
      .getByText(ar('Required for admins. Admin pages stay closed until it’s on.'))
      .waitFor();
    await expectFine(page);
    await crowd.turnOn(page);
    await page.goto('/admin/redirects', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: ar('Redirects'), level: 1 }).waitFor();
    expect(page.url()).toBe(`${stage.origin}/admin/redirects`);
  });
});

it('the console stayed empty', () => {
  expect(crowd.complaints()).toEqual([]);
});
