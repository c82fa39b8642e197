// @module-tag journeys
import { randomUUID } from 'node:crypto';

import type { Locator } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';

import { mailedCode } from './src/mailed-code.ts';
import { marketStage } from './src/market-stage.ts';
import { footerPlaces, stirred, watchFooter, watchLayout } from './src/measure-page.ts';
import type { Person } from './src/people.ts';
import type { Visitor } from './src/route-table.ts';
import { type Cookies, signInAll } from './src/visitors.ts';
import { wordsIn } from './src/words.ts';

/** Screens that people can finish: searching, asking and answering, with a thumb and a slow line. */

const ar = wordsIn('ar');
const en = wordsIn('en');

const stage = marketStage();
let cookies: Cookies;

beforeAll(async () => {
  cookies = await signInAll(stage.origin);
});

/** A browser in front of which one of the demo accounts, or a guest, is sitting. */
async function visitor(who: Visitor, width: number): Promise<Person> {
  const one = await stage.guest({
    width,
    languageTag: width < 768 ? 'ar-LY' : 'en-GB',
  });
  const url = stage.origin;
  await one.context.addCookies([...cookies[who]].map(([name, value]) => ({ name, value, url })));
  return one;
}

describe('a search', () => {
  it('keeps words that name nothing, and offers what is spelled almost like them', async () => {
    const { page } = await visitor('guest', 1280);
    await page.goto('/en', { waitUntil: 'networkidle' });
    const what = page.getByRole('combobox', { name: en('What do you need?') });
    await what.fill('paintng');
    await what.press('Enter');
    await page.waitForURL(/\/en\/professional\/near-by\?what=paintng$/u);
    await expect.poll(() => what.inputValue()).toBe('paintng');
    await page.getByText('Which service do you mean by “paintng”?').waitFor();

    // They stay in the field, too, when somebody only leaves it
    await what.fill('paintng walls');
    // The open list hides everything else from screen readers, and so from roles
    await page.locator('h1').click();
    await page.waitForURL(/\?what=paintng\+walls$|\?what=paintng%20walls$/u);
    await expect.poll(() => what.inputValue()).toBe('paintng walls');

    const offered = page.locator('.web-near-names a').first();
    const name = (await offered.textContent()) ?? '';
    await offered.click();
    await page.waitForURL(/\?service=/u);
    await expect.poll(() => what.inputValue()).toBe(name);
  });

  it('arrives in the form, past a profile and the sign-up', async () => {
    const { page } = await visitor('guest', 390);
    const email = `search-${randomUUID()}@osta.test`;
    await page.goto('/professional/near-by?service=hvac.clean&place=m-hay-alandalus', {
      waitUntil: 'networkidle',
    });
    const place = page.getByRole('combobox', { name: ar('Where') });
    const placeName = await place.inputValue();
    expect(placeName).not.toBe('');
    await page.locator('[data-professional] h3 a').first().click();
    await page.waitForURL(/\/public\?/u);
    await page.locator('.ui-action-bar').getByRole('link').click();
    await page.waitForURL(/\/auth\/login\?/u);
    await page.locator('main a[href*="/auth/signup"]').click();
    await page.getByRole('heading', { name: ar('Create your account') }).waitFor();
    await page.getByLabel(ar('Email')).fill(email);
    await page.getByRole('button', { name: ar('Send me a code') }).click();
    await page.getByLabel(ar('Code')).fill(await mailedCode(stage.origin, email));
    await page.getByLabel(ar('Full name')).fill('هناء الترهوني');
    await page.getByRole('button', { name: ar('Create my account') }).click();
    await page.getByRole('button', { name: ar('Not now') }).click();
    await page.waitForURL(/\/customer\/requests\/new\?/u);
    const service = page.getByRole('combobox', { name: ar('Service') });
    await expect.poll(() => service.inputValue()).not.toBe('');
    await page.getByLabel(ar('Description')).fill('المكيف محتاج غسيل قبل الصيف');
    await page.getByRole('button', { name: ar('Next') }).click();
    await expect
      .poll(() => page.getByRole('combobox', { name: ar('Place') }).inputValue())
      .toBe(placeName);
    await page.getByRole('radio', { name: ar('I don’t know yet') }).check();
    await page.getByRole('button', { name: ar('Next') }).click();
    // Only the one whose profile led here, although others are near
    await expect.poll(() => page.getByRole('checkbox').count()).toBeGreaterThan(1);
    const asked = page.getByRole('checkbox', { checked: true });
    await expect.poll(() => asked.count()).toBe(1);
  });

  it('is not covered by its own list while the keyboard of a phone is open', async () => {
    const { page } = await visitor('guest', 390);
    // As on Android: the keyboard takes the lower part of what is seen, the layout stays
    await page.addInitScript(`
      let isOpen = false;
      const height = Object.getOwnPropertyDescriptor(VisualViewport.prototype, 'height').get;
      Object.defineProperty(VisualViewport.prototype, 'height', {
        get() { return height.call(this) - (isOpen ? 350 : 0); },
      });
      window.openKeyboard = () => {
        isOpen = true;
        window.visualViewport.dispatchEvent(new Event('resize'));
      };`);
    for (const [path, label] of [
      ['/', ar('What do you need?')],
      ['/', ar('Where')],
      ['/professional/near-by', ar('Where')],
    ] as const) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const field = page.getByRole('combobox', { name: label });
      await field.click();
      const list = page.getByRole('listbox');
      await list.waitFor();
      await page.evaluate('window.openKeyboard()');
      const boxes = async (): Promise<string> => {
        const [input, popover] = [
          await field.boundingBox(),
          await page.locator('.ui-combobox-popover').boundingBox(),
        ];
        if (input === null || popover === null) return 'not there';
        const isApart =
          popover.y >= input.y + input.height || popover.y + popover.height <= input.y;
        // As much of it as two choices need
        const seen = Math.min(popover.y + popover.height, 844 - 350) - Math.max(popover.y, 0);
        return isApart && seen >= 88 ? 'clear' : JSON.stringify({ input, popover });
      };
      await expect.poll(boxes).toBe('clear');
      await field.pressSequentially('ا');
      await expect.poll(boxes).toBe('clear');
    }
  });
});

describe('the form of a request', () => {
  it('leads step by step, to the first wrong field of each, and goes without a budget', async () => {
    const { page } = await visitor('customer', 390);
    await watchLayout(page);
    await page.goto('/customer/requests/new', { waitUntil: 'networkidle' });
    const next = page.getByRole('button', { name: ar('Next') });
    await next.click();
    const service = page.getByRole('combobox', { name: ar('Service') });
    await expect.poll(() => hasFocus(service)).toBe(true);
    // Nothing opens over the next errors, and their list is in sight
    await expect.poll(() => service.getAttribute('aria-expanded')).toBe('false');
    await expect
      .poll(async () => (await page.locator('.ui-error-summary').boundingBox())?.y ?? -1)
      .toBeGreaterThanOrEqual(60);
    await page.getByText(ar('Choose a service from the list.'), { exact: true }).waitFor();
    await page.getByText(ar('Describe the job in a sentence or two.'), { exact: true }).waitFor();

    // Words that name no service stay, and are told of
    await service.pressSequentially('شغل غريب');
    await service.press('Tab');
    await expect.poll(() => service.inputValue()).toBe('شغل غريب');
    // By keys, as people do: what moves right after a key has been asked for
    await service.press('ControlOrMeta+a');
    await service.pressSequentially('تصليح مكيف');
    await page.getByRole('option', { name: 'تصليح مكيف' }).first().click();
    const description = page.getByLabel(ar('Description'));
    await description.fill('المكيف في الصالون ينقط ماء من يومين، ونبي حد يشوفه.');
    await next.click();

    // Nobody is corrected in a step that has just begun
    const place = page.getByRole('combobox', { name: ar('Place') });
    await place.waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await next.click();
    await expect.poll(() => hasFocus(place)).toBe(true);
    await page.getByText(ar('Enter the least you want to spend.'), { exact: true }).waitFor();
    await place.pressSequentially('حي الأندلس');
    await page.getByRole('option', { name: 'حي الأندلس' }).first().click();
    await page.getByRole('radio', { name: ar('I don’t know yet') }).check();
    await next.click();

    // Neither a reload nor the way back loses anything
    await page.waitForURL(/step=who/u);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: ar('Check your request') }).waitFor();
    await page.goBack();
    await expect.poll(() => place.inputValue()).toBe('حي الأندلس');
    await page.goBack();
    await expect.poll(() => description.inputValue()).toMatch(/^المكيف في الصالون/u);
    await page.goForward();
    await page.goForward();
    await page.getByRole('checkbox', { checked: true }).first().waitFor();

    // From the press on: the list of a field moves under a slow hand, too
    await page.evaluate('window.layoutShifts.length = 0');
    await watchFooter(page);
    await page.getByRole('button', { name: ar('Send the request') }).click();
    await page.waitForURL(/\/customer\/requests\/[0-9a-f-]{36}$/u);
    await page.getByText(ar('Not decided yet')).waitFor();
    expect(await stirred(page)).toEqual([]);
    // What moves within half a second of a press is no shift to the browser, but it is to people
    expect((await footerPlaces(page)).length).toBeLessThanOrEqual(2);
  });
});

/** Returns whether the field has the focus. */
async function hasFocus(field: Locator): Promise<boolean> {
  return field.evaluate((one) => one === one.ownerDocument.activeElement);
}
