import type { Browser, Locator, Page } from 'playwright';
import { expect } from 'vitest';

import { earlierCode } from './app-code.ts';
import { button, expectFocus } from './find-in-page.ts';
import { axeComplaints, type Sight, whenItStands } from './look-at-page.ts';
import { demoPassword, person, type Person } from './people.ts';
import type { Product } from './product.ts';
import type { Words } from './words.ts';

interface TurnedOn {
  /** The secret of the app, in base32. */
  readonly secret: string;
  readonly codes: readonly string[];
}

/** Opens browsers, with a session or without one. */
export interface Crowd {
  readonly somebody: (languageTag: 'ar-LY' | 'en-GB', width: number) => Promise<Page>;
  readonly signedIn: (
    email: string,
    languageTag: 'ar-LY' | 'en-GB',
    width: number,
  ) => Promise<Page>;
  /** Turns two-step verification on through the API. Uses up the code before the current one. */
  readonly turnOn: (page: Page) => Promise<TurnedOn>;
  /**
   * The console errors of all pages, except the browser's own messages about failed requests and closed
   * sockets.
   */
  readonly complaints: () => readonly string[];
}

/** People who use two-step verification in one product. */
export function crowdOf(browser: Browser, { origin }: Product): Crowd {
  const people: Person[] = [];

  /** Calls the API as a page of the product would. */
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
        { code: await earlierCode(secret) },
      );
      return { secret, codes: recoveryCodes };
    },
    complaints: () =>
      people
        .flatMap(({ complaints }) => complaints)
        .filter((text) => !/^(?:Failed to load resource|WebSocket connection)/u.test(text)),
  };
}

const sights = (['light', 'dark'] as const).flatMap((theme) =>
  [390, 1280].map((width) => ({ theme, width })),
);
let looks = 0;

/**
 * Checks axe and horizontal overflow, and restores the sight. One look sees the page in one theme at
 * one width; they take turns.
 */
export async function expectFine(page: Page): Promise<void> {
  const sight = sights[looks % sights.length];
  looks += 1;
  await expectFineIn(page, sight ? [sight] : []);
}

/** Checks the same in both themes at both widths. */
export async function expectFineInAllSights(page: Page): Promise<void> {
  await expectFineIn(page, sights);
}

async function expectFineIn(page: Page, seen: readonly Sight[]): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  for (const { theme, width } of seen) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.locator(`html.${theme} .radix-themes.${theme}`).first().waitFor();
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(whenItStands);
    expect(await axeComplaints(page)).toEqual([]);
    const extra = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await page.evaluate<number>(extra)).toBe(0);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(before);
}

/** The key beside the QR code, in groups of four, from left to right. */
export async function shownKey(dialog: Locator): Promise<string> {
  const groups = dialog.locator('bdi[dir=ltr] > span');
  await groups.first().waitFor();
  const texts = await groups.allTextContents();
  expect(texts).toHaveLength(8);
  return texts.join('');
}

/** Fills in email and password on the login page. */
export async function giveFirstStep(page: Page, words: Words, email: string): Promise<void> {
  await page.getByLabel(words('Email')).fill(email);
  await page.getByLabel(words('Password'), { exact: true }).fill(demoPassword);
  await button(page, words('Log in')).click();
}

/** The field for the app's code, which must get the focus when it appears. */
export async function codeField(at: Page | Locator, words: Words): Promise<Locator> {
  const field = at.getByLabel(words('Code from the app'));
  await field.waitFor();
  await expectFocus(field);
  return field;
}

/** Presses Tab until the element has the focus, at most as often as the page has stops. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const focused = target.and(page.locator(':focus'));
  for (let presses = 0; presses < 60 && (await focused.count()) === 0; presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expectFocus(target);
}
