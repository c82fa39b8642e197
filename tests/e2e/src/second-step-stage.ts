import type { Browser, Locator, Page } from 'playwright';
import { expect } from 'vitest';

import { appCode } from './app-code.ts';
import { axeComplaints } from './look-at-page.ts';
import { person, type Person } from './people.ts';
import type { Product } from './product.ts';
import type { Words } from './words.ts';

/** What everybody in the demo market logs in with. */
export const demoPassword = 'osta-demo-1';

interface TurnedOn {
  /** Base32. */
  readonly secret: string;
  readonly codes: readonly string[];
}

/** Somebody in front of a browser, without a session or with one. */
export interface Crowd {
  readonly somebody: (languageTag: 'ar-LY' | 'en-GB', width: number) => Promise<Page>;
  readonly signedIn: (
    email: string,
    languageTag: 'ar-LY' | 'en-GB',
    width: number,
  ) => Promise<Page>;
  /** Turns two-step verification on without its pages. Uses the code before the one of now. */
  readonly turnOn: (page: Page) => Promise<TurnedOn>;
  /**
   * What was said on all their consoles, but for what the browser itself tells of: refusals, and sockets
   * of sessions that were ended elsewhere.
   */
  readonly complaints: () => readonly string[];
}

/** People who meet two-step verification in one product. */
export function crowdOf(browser: Browser, { origin }: Product): Crowd {
  const people: Person[] = [];

  /** As a page of the product would ask. */
  async function ask<Answer>(
    page: Page,
    method: 'POST' | 'PUT',
    path: string,
    data?: object,
  ): Promise<Answer> {
    const headers = { 'x-csrf': '1', origin, 'content-type': 'application/json' };
    const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
    expect(answer.ok()).toBe(true);
    const body: Answer = await answer.json();
    return body;
  }

  async function somebody(languageTag: 'ar-LY' | 'en-GB', width: number): Promise<Page> {
    const one = await person(browser, origin, { languageTag, width });
    people.push(one);
    return one.page;
  }

  return {
    somebody,
    signedIn: async (email, languageTag, width) => {
      const page = await somebody(languageTag, width);
      await ask(page, 'POST', '/api/auth/sessions/password', { email, password: demoPassword });
      return page;
    },
    turnOn: async (page) => {
      const { secret } = await ask<{ readonly secret: string }>(
        page,
        'POST',
        '/api/auth/second-step/offers',
      );
      const { recoveryCodes } = await ask<{ readonly recoveryCodes: readonly string[] }>(
        page,
        'PUT',
        '/api/auth/second-step',
        { code: appCode(secret, -1) },
      );
      return { secret, codes: recoveryCodes };
    },
    complaints: () =>
      people
        .flatMap(({ complaints }) => complaints)
        .filter((text) => !/^(?:Failed to load resource|WebSocket connection)/u.test(text)),
  };
}

/** A button by all of its name. */
export function button(at: Page | Locator, name: string): Locator {
  return at.getByRole('button', { name, exact: true });
}

/** Waits until it has the focus. */
export async function expectFocus(at: Locator): Promise<void> {
  await expect.poll(() => at.and(at.page().locator(':focus')).count()).toBe(1);
}

/** Colours pass into each other for a moment; what blinks goes on. */
const whenColoursStand =
  'Promise.all(document.getAnimations().filter((each) => each.effect.getComputedTiming().iterations !== Infinity).map((each) => each.finished.catch(() => undefined))).then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))';

/** axe, and nothing wider than the screen, in both themes at both widths; then as it was. */
export async function expectFine(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html.${colorScheme} .radix-themes.${colorScheme}`).first().waitFor();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(whenColoursStand);
      expect(await axeComplaints(page)).toEqual([]);
      const extra = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await page.evaluate<number>(extra)).toBe(0);
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(before);
}

/** The key that stands beside the picture, in groups of four, from left to right. */
export async function shownKey(dialog: Locator): Promise<string> {
  const groups = dialog.locator('bdi[dir=ltr] > span');
  await groups.first().waitFor();
  const texts = await groups.allTextContents();
  expect(texts).toHaveLength(8);
  return texts.join('');
}

/** E-mail and password, as on the page to log in. */
export async function giveFirstStep(page: Page, words: Words, email: string): Promise<void> {
  await page.getByLabel(words('E-mail')).fill(email);
  await page.getByLabel(words('Password'), { exact: true }).fill(demoPassword);
  await button(page, words('Log in')).click();
}

/** The field of the app's code; it has the focus as soon as it is asked for. */
export async function codeField(at: Page | Locator, words: Words): Promise<Locator> {
  const field = at.getByLabel(words('Code from the app'));
  await field.waitFor();
  await expectFocus(field);
  return field;
}

/** Tab after Tab, as far as a page has stops. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const focused = target.and(page.locator(':focus'));
  for (let presses = 0; presses < 60 && (await focused.count()) === 0; presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expectFocus(target);
}
