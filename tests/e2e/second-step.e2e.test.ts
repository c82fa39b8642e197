// @module-tag journeys
import { readFile } from 'node:fs/promises';

import { beforeAll, describe, expect, it } from 'vitest';

import { appCode, earlierCode, wrongCode } from './src/app-code.ts';
import { button, expectFocus } from './src/find-in-page.ts';
import { marketStage } from './src/market-stage.ts';
import { demoPassword } from './src/people.ts';
import {
  codeField,
  type Crowd,
  crowdOf,
  expectFine,
  expectFineInAllSights,
  giveFirstStep,
  shownKey,
  tabTo,
} from './src/second-step-stage.ts';
import { wordsIn } from './src/words.ts';

/** Two-step verification as its owner turns it on, logs in with it, loses the app, and turns it off. */

const ar = wordsIn('ar');
const en = wordsIn('en');

const stage = marketStage();
let crowd: Crowd;

beforeAll(async () => {
  crowd = crowdOf(stage.browser, stage.product);
});

describe('two-step verification', () => {
  const story = 'is turned on, asked for, survives a lost phone, and is turned off';
  for (const [locale, languageTag, width, email, options] of [
    ['ar', 'ar-LY', 390, 'customer@osta.test', {}],
    ['en', 'en-GB', 1280, 'business@osta.test', { tags: 'all' }],
  ] as const) {
    it(`${story}: ${locale}`, options, async () => {
      const words = locale === 'ar' ? ar : en;
      const prefix = locale === 'en' ? '/en' : '';
      const page = await crowd.signedIn(email, languageTag, width);
      const elsewhere = await crowd.signedIn(email, languageTag, width);
      await page.goto(`${prefix}/account#second-step`, { waitUntil: 'networkidle' });
      await button(page, words('Turn on')).click();

      const dialog = page.getByRole('dialog', { name: words('Turn on two-step verification') });
      const secret = await shownKey(dialog);
      const picture = dialog.getByRole('img', {
        name: words('QR code for your authenticator app'),
      });
      await picture.waitFor();
      // A camera needs dark on light, in the dark theme too
      const ground = "getComputedStyle(document.querySelector('.ui-qr-code-ground')).fill";
      expect(await page.evaluate<string>(ground)).toBe('rgb(255, 255, 255)');
      const link = dialog.locator('a', { hasText: words('Open in an app on this device') });
      await expect.poll(() => link.getAttribute('href')).toMatch(/^otpauth:\/\/totp\/Osta/u);
      await expect.poll(() => link.isVisible()).toBe(width === 390);
      await expectFineInAllSights(page);
      await button(dialog, words('Continue')).click();

      const first = await codeField(dialog, words);
      await expectFine(page);
      await first.fill(wrongCode(secret));
      await dialog.getByRole('alert').waitFor();
      // A code is sent with its last digit, so the wrong one has to be gone before another is typed
      await expect.poll(() => first.inputValue()).toBe('');
      await expectFine(page);
      await first.fill(await earlierCode(secret));

      const list = dialog.getByRole('list', { name: words('Recovery codes') });
      await list.waitFor();
      const codes = await list.getByRole('listitem').allTextContents();
      expect(new Set(codes).size).toBe(10);
      await expectFine(page);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        button(dialog, words('Download')).click(),
      ]);
      const text = await readFile(await file.path(), 'utf8');
      expect(text).toContain(email);
      for (const code of codes) expect(text).toContain(code);

      // The codes are shown only once: neither Escape nor the button closes the dialog before they are
      // saved
      await page.keyboard.press('Escape');
      await dialog.getByText(words('Keep them first, then tick this box.')).waitFor();
      const box = dialog.getByRole('checkbox', { name: words('I’ve saved them') });
      await expectFocus(box);
      await expectFine(page);
      await box.check();
      await button(dialog, words('Finish')).click();
      await dialog.waitFor({ state: 'detached' });
      await expectFocus(page.locator('#second-step > summary'));
      await button(page, words('Turn off')).waitFor();
      await expectFine(page);
      expect((await elsewhere.request.get('/api/user/me')).status()).toBe(401);

      await button(page, words('Log out')).click();
      await page.waitForURL(/\/auth\/login$/u);
      await page.goto(`${prefix}/account?section=privacy`, { waitUntil: 'networkidle' });
      await giveFirstStep(page, words, email);
      const field = await codeField(page, words);
      await expectFine(page);
      // There is no session yet
      expect((await page.request.get('/api/user/me')).status()).toBe(401);
      await field.fill(wrongCode(secret));
      await page.getByRole('alert').waitFor();
      await expect.poll(() => field.inputValue()).toBe('');
      await expectFine(page);
      await field.fill(appCode(secret, 0));
      await page.waitForURL(`${stage.origin}${prefix}/account?section=privacy`);

      // Without the phone: a recovery code works once, in upper or lower case
      const [kept = ''] = codes;
      const lost = await crowd.somebody(languageTag, width);
      await lost.goto(`${prefix}/auth/login?redirect=%2Faccount`, { waitUntil: 'networkidle' });
      await giveFirstStep(lost, words, email);
      await codeField(lost, words);
      await button(lost, words('Use a recovery code instead')).click();
      const recovery = lost.getByLabel(words('Recovery code'));
      await expectFocus(recovery);
      await expectFine(lost);
      await recovery.fill(kept.toUpperCase().replace('-', ' '));
      await button(lost, words('Continue')).click();
      await lost.waitForURL(`${stage.origin}${prefix}/account`);

      const found = await crowd.somebody(languageTag, width);
      await found.goto(`${prefix}/auth/login?redirect=%2Faccount`, { waitUntil: 'networkidle' });
      await giveFirstStep(found, words, email);
      await codeField(found, words);
      await button(found, words('Use a recovery code instead')).click();
      const used = found.getByLabel(words('Recovery code'));
      await used.fill(kept);
      await used.press('Enter');
      await found.getByRole('alert').waitFor();
      await expect.poll(() => used.inputValue()).toBe(kept);
      await expectFine(found);
      await used.fill(codes[1] ?? '');
      await used.press('Enter');
      await found.waitForURL(`${stage.origin}${prefix}/account`);

      await page.goto(`${prefix}/account#second-step`, { waitUntil: 'networkidle' });
      const left = locale === 'ar' ? 'بقيت 8 رموز استرداد' : '8 recovery codes are left';
      await page.getByText(left).waitFor();
      await button(page, words('Turn off')).click();
      const question = page.getByRole('dialog', {
        name: words('Turn off two-step verification'),
      });
      await (await codeField(question, words)).fill(appCode(secret, 1));
      await expectFine(page);
      await button(question, words('Turn off')).click();
      await page.getByText(words('Two-step verification is off.')).waitFor();
      await button(page, words('Turn on')).waitFor();
      await expectFocus(page.locator('#second-step > summary'));

      const without = await crowd.somebody(languageTag, width);
      await without.goto(`${prefix}/auth/login?redirect=%2Faccount`, {
        waitUntil: 'networkidle',
      });
      await giveFirstStep(without, words, email);
      await without.waitForURL(`${stage.origin}${prefix}/account`);
    });
  }

  it('works with the keyboard alone', async () => {
    const email = 'customer@osta.test';
    const page = await crowd.signedIn(email, 'en-GB', 1280);
    await page.goto('/en/account#second-step', { waitUntil: 'networkidle' });
    await button(page, en('Turn on')).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: en('Turn on two-step verification') });
    const secret = await shownKey(dialog);
    await tabTo(page, button(dialog, en('Continue')));
    await page.keyboard.press('Enter');
    await codeField(dialog, en);
    await page.keyboard.type(await earlierCode(secret));
    const box = dialog.getByRole('checkbox', { name: en('I’ve saved them') });
    await box.waitFor();
    await tabTo(page, box);
    await page.keyboard.press('Space');
    await tabTo(page, button(dialog, en('Finish')));
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });

    const other = await crowd.somebody('en-GB', 1280);
    await other.goto('/en/auth/login?redirect=%2Faccount', { waitUntil: 'networkidle' });
    await other.getByLabel(en('Email')).focus();
    await other.keyboard.type(email);
    await tabTo(other, other.getByLabel(en('Password'), { exact: true }));
    await other.keyboard.type(demoPassword);
    await other.keyboard.press('Enter');
    await codeField(other, en);
    await other.keyboard.type(appCode(secret, 0));
    await other.waitForURL(`${stage.origin}/en/account`);

    await tabTo(page, button(page, en('Turn off')));
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: en('Turn off two-step verification') });
    await codeField(question, en);
    await page.keyboard.type(appCode(secret, 1));
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => button(page, en('Turn on')).isVisible()).toBe(true);
  });
});

it('the console stayed empty', () => {
  expect(crowd.complaints()).toEqual([]);
});
