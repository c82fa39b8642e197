import { randomUUID } from 'node:crypto';

import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chromiumProgram } from './src/chromium-program.ts';
import { mailedCode } from './src/mailed-code.ts';
import { smallTargets, stirred, watchLayout } from './src/measure-page.ts';
import { bell, person, type Person } from './src/people.ts';
import type { Product } from './src/product.ts';
import type { Named, Visitor } from './src/route-table.ts';
import { startSeeded } from './src/seeded-product.ts';
import { type Cookies, findNamed, signInAll } from './src/visitors.ts';
import { wordsIn } from './src/words.ts';

/** Screens that people can finish: searching, asking and answering, with a thumb and a slow line. */

const ar = wordsIn('ar');
const en = wordsIn('en');

let browser: Browser;
let product: Product;
let cookies: Cookies;
let named: Named;

beforeAll(async () => {
  browser = await chromium.launch(await chromiumProgram());
  product = await startSeeded();
  cookies = await signInAll(product.origin);
  named = await findNamed(product.origin, cookies, 'en');
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  await product.discard();
});

/** A browser in front of which one of the demo accounts, or a guest, is sitting. */
async function visitor(who: Visitor, width: number): Promise<Person> {
  const one = await person(browser, product.origin, {
    width,
    languageTag: width < 768 ? 'ar-LY' : 'en-GB',
  });
  const url = product.origin;
  await one.context.addCookies([...cookies[who]].map(([name, value]) => ({ name, value, url })));
  return one;
}

/** Every page of the story, by who opens it. */
function pagesOfStory(): Readonly<Partial<Record<Visitor, readonly string[]>>> {
  const profile = `/professional/profile/${named.professional.id}/public`;
  return {
    guest: [
      '/',
      '/professional/near-by?service=hvac.clean',
      '/professional/near-by?what=paintng',
      profile,
      '/services',
      '/services/hvac.clean',
      '/about',
      '/auth/login',
      '/auth/signup',
    ],
    customer: [
      '/',
      '/customer/requests',
      `/customer/requests/${named.customerRequestId}`,
      '/customer/requests/new?service=hvac.clean',
      '/account',
      '/account?section=notifications',
    ],
    professional: [
      '/professional/requests',
      `/professional/requests/${named.professionalRequestId}`,
      '/professional/profile',
    ],
  };
}

const inLanguage = (path: string, width: number): string =>
  width < 768 ? path : `/en${path === '/' ? '' : path}`;

/** What moves by itself on these pages, or is missed by a thumb on a phone, by page. */
async function complaintsAt(
  width: number,
  isSeen: (at: number) => boolean,
): Promise<Record<string, readonly string[]>> {
  const complaints: Record<string, readonly string[]> = {};
  for (const [who, paths] of Object.entries(pagesOfStory())) {
    const { page, context } = await visitor(who as Visitor, width);
    await watchLayout(page);
    for (const path of paths.filter((_path, at) => isSeen(at))) {
      await page.goto(inLanguage(path, width), { waitUntil: 'networkidle' });
      const found = [...(await stirred(page)), ...(width < 768 ? await smallTargets(page) : [])];
      if (found.length > 0) complaints[`${who} ${path}`] = found;
    }
    await context.close();
  }
  return complaints;
}

describe('the pages of the story', () => {
  it('keep still while they come, and on a phone are hit by a thumb: by turns', async () => {
    expect(await complaintsAt(390, (at) => at % 2 === 0)).toEqual({});
    expect(await complaintsAt(1280, (at) => at % 2 === 1)).toEqual({});
  });

  it.each([390, 1280])('all do at %i px', { tags: 'all' }, async (width) => {
    expect(await complaintsAt(width, () => true)).toEqual({});
  });
});

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
    expect(await what.inputValue()).toBe('paintng walls');

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
    await page.locator('.web-professional-link').first().click();
    await page.waitForURL(/\/public\?/u);
    await page.locator('.web-profile-head').getByRole('link').click();
    await page.waitForURL(/\/auth\/login\?/u);
    await page.locator('main a[href*="/auth/signup"]').click();
    await page.getByRole('heading', { name: ar('Create your account') }).waitFor();
    await page.getByLabel(ar('E-mail')).fill(email);
    await page.getByRole('button', { name: ar('Send me a code') }).click();
    await page.getByLabel(ar('Code')).fill(await mailedCode(product.origin, email));
    await page.getByLabel(ar('Full name')).fill('هناء الترهوني');
    await page.getByRole('button', { name: ar('Create my account') }).click();
    await page.getByRole('button', { name: ar('Not now') }).click();
    await page.waitForURL(/\/customer\/requests\/new\?/u);
    const service = page.getByRole('combobox', { name: ar('Service') });
    await expect.poll(() => service.inputValue()).not.toBe('');
    await expect
      .poll(() => page.getByRole('combobox', { name: ar('Place') }).inputValue())
      .toBe(placeName);
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(1);
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
  it('leads to the first wrong field, says what is missing, and goes without a budget', async () => {
    const { page } = await visitor('customer', 390);
    await watchLayout(page);
    await page.goto('/customer/requests/new', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: ar('Send the request') }).click();
    const service = page.getByRole('combobox', { name: ar('Service') });
    await expect
      .poll(() => service.evaluate((field) => field === field.ownerDocument.activeElement))
      .toBe(true);
    for (const sentence of [
      ar('Choose a service from the list.'),
      ar('Describe the job in a sentence or two.'),
      ar('Choose a place from the list.'),
      ar('Enter the least you want to spend.'),
    ]) {
      await page.getByText(sentence, { exact: true }).waitFor();
    }

    // Words that name no service stay, and are told of
    await service.pressSequentially('شغل غريب');
    await service.press('Tab');
    expect(await service.inputValue()).toBe('شغل غريب');
    // By keys, as people do: what moves right after a key has been asked for
    await service.press('ControlOrMeta+a');
    await service.pressSequentially('تصليح مكيف');
    await page.getByRole('option', { name: 'تصليح مكيف' }).first().click();
    await page
      .getByLabel(ar('Description'))
      .fill('المكيف في الصالون ينقط ماء من يومين، ونبي حد يشوفه.');
    const place = page.getByRole('combobox', { name: ar('Place') });
    await place.pressSequentially('حي الأندلس');
    await page.getByRole('option', { name: 'حي الأندلس' }).first().click();
    await page.getByRole('checkbox', { name: ar('I don’t know yet') }).check();
    await page.locator('.web-pick').first().locator('input').check();
    // From the press on: the list of a field moves under a slow hand, too
    await page.evaluate('window.layoutShifts.length = 0');
    await page.getByRole('button', { name: ar('Send the request') }).click();
    await page.waitForURL(/\/customer\/requests\/[0-9a-f-]{36}$/u);
    await page.getByText(ar('Not decided yet')).waitFor();
    expect(await stirred(page)).toEqual([]);
  });
});

describe('the bell', () => {
  it('says neither a number nor “none” before its count has come', async () => {
    const { page } = await visitor('professional', 1280);
    // The socket would bring it, too
    await page.routeWebSocket('**/socket.io/**', () => undefined);
    let letGo: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/notifications?limit=0**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/en/professional/requests');
    await bell(page).waitFor();
    expect(await bell(page).getAttribute('aria-label')).toBe(en('Notifications'));
    expect(await page.locator('.ui-bell-badge').count()).toBe(0);
    letGo?.();
    await expect.poll(() => bell(page).getAttribute('aria-label')).toMatch(/unread/u);
    // It was not news: nothing is announced
    expect(await page.locator('.ui-bell output').textContent()).toBe('');
  });

  it('has a tick for each line that names its notification', async () => {
    const { page } = await visitor('professional', 1280);
    await page.goto('/en/professional/requests', { waitUntil: 'networkidle' });
    await bell(page).click();
    const lines = page.locator('.ui-notification');
    await lines.first().waitFor();
    const names = await page
      .getByRole('button', { name: new RegExp(`^${en('Mark as read')} .+`, 'u') })
      .count();
    expect(names).toBeGreaterThan(0);
  });
});

describe('a request that is read', () => {
  it('leads from the name of a professional to their profile', async () => {
    const { page } = await visitor('customer', 1280);
    await page.goto(`/en/customer/requests/${named.customerRequestId}`, {
      waitUntil: 'networkidle',
    });
    const link = page.locator('.web-invited .web-professional-link').first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(name);
  });
});
