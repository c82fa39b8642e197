import { randomUUID } from 'node:crypto';

import type { APIResponse, Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';

import { marketStage } from './src/market-stage.ts';
import { demoPassword, openContext } from './src/people.ts';
import { wordsIn } from './src/words.ts';

/** What the shell does between pages: focus, scroll position, progress, language, theme, motion, offline. */

const ar = wordsIn('ar');
const en = wordsIn('en');

const stage = marketStage(async () => ({ OSTA_REDIRECT_SECONDS: '0.3' }));

interface Look {
  readonly theme?: 'light' | 'dark';
  readonly motion?: 'reduce' | 'no-preference';
  readonly width?: number;
}

async function visit(
  path: string,
  { theme = 'light', motion = 'reduce', width = 1280 }: Look = {},
): Promise<Page> {
  const context = await openContext(stage.browser, stage.origin, {
    viewport: { width, height: 800 },
    locale: 'en-GB',
    colorScheme: theme,
    reducedMotion: motion,
  });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  // Pressed before React has taken the page over, a link is followed by the browser
  await page.locator('.web-theme-place').waitFor({ state: 'detached' });
  return page;
}

function inBar(page: Page, name: string): ReturnType<Page['getByRole']> {
  return page.locator('header').getByRole('link', { name, exact: true });
}

const focused = (page: Page): Promise<string> =>
  page.evaluate<string>("document.activeElement?.id || document.activeElement?.tagName || ''");

describe('going from page to page', () => {
  it('moves the focus to the start of the new page', async () => {
    const page = await visit('/en');
    const main = await page.locator('main').getAttribute('id');
    await inBar(page, en('About')).click();
    await page.waitForURL(/\/en\/about$/u);
    await expect.poll(() => focused(page)).toBe(main);
  });

  it('restores the scroll position of each page', async () => {
    const page = await visit('/en/services');
    await page.evaluate('window.scrollTo(0, 900)');
    await expect.poll(() => page.evaluate('window.scrollY')).toBe(900);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: en('About Osta') })
      .click();
    await page.waitForURL(/\/en\/about$/u);
    await expect.poll(() => page.evaluate('window.scrollY')).toBe(0);
    const before = await page.evaluate<number>('history.length');
    await page.goBack();
    await page.waitForURL(/\/en\/services$/u);
    await expect.poll(() => page.evaluate<number>('window.scrollY')).toBeGreaterThan(800);
    expect(await page.evaluate<number>('history.length')).toBe(before);
  });

  it(
    'shows a progress bar, and the outlines of the next page, while it loads',
    { tags: 'journeys' },
    async () => {
      const page = await visit('/en/about');
      const held: Route[] = [];
      let isHeld = true;
      await page.route('**/api/professionals**', async (route) => {
        if (isHeld) held.push(route);
        else await route.continue();
      });
      const bar = page.locator('.web-navigation-progress');
      await expect.poll(() => bar.getAttribute('data-active')).toBeNull();
      await page.getByRole('link', { name: en('Find a professional') }).click();
      await expect.poll(() => bar.getAttribute('data-active')).toBe('true');
      const main = page.getByRole('main');
      await expect.poll(() => main.getAttribute('aria-busy')).toBe('true');
      await expect
        .poll(() => page.locator('.web-skeleton[data-shape=list]').isVisible())
        .toBe(true);
      await expect.poll(() => page.getByText(en('The page is loading…')).count()).toBe(1);
      // The page before is hidden, and comes back when the reader does not go on
      const before = page.getByRole('heading', { level: 1, name: 'About Osta' });
      await expect.poll(() => before.count()).toBe(0);
      await page.goBack();
      await before.waitFor();
      await page.goForward();
      await expect.poll(() => main.getAttribute('aria-busy')).toBe('true');
      isHeld = false;
      await Promise.all(held.map((route) => route.continue()));
      await page.waitForURL(/\/en\/professional\/near-by$/u);
      await expect.poll(() => bar.getAttribute('data-active')).toBeNull();
      await expect.poll(() => main.getAttribute('aria-busy')).toBeNull();
      await expect.poll(() => page.locator('.web-skeleton').count()).toBe(0);
    },
  );

  it('fades between pages, unless motion is reduced', { tags: 'journeys' }, async () => {
    const count = `
      const begin = document.startViewTransition;
      window.fades = 0;
      document.startViewTransition = function (...all) {
        window.fades += 1;
        return begin.apply(document, all);
      };`;
    for (const [motion, expected] of [
      ['no-preference', 1],
      ['reduce', 0],
    ] as const) {
      const page = await visit('/en', { motion });
      await page.evaluate(count);
      await inBar(page, en('About')).click();
      await page.waitForURL(/\/en\/about$/u);
      await page.getByRole('heading', { level: 1, name: 'About Osta' }).waitFor();
      expect(await page.evaluate('window.fades')).toBe(expected);
    }
  });
});

it.each(['/en', '/en/professional/near-by'])(
  'lays out the whole of %s on a phone before anybody scrolls',
  async (address) => {
    const page = await visit(address, { width: 390 });
    const parts = "[...document.querySelectorAll('[data-in-turn] > :is(article, section)')]";
    const leftForLater = `${parts}.filter((each) => getComputedStyle(each).contentVisibility === 'auto').length`;
    expect(await page.evaluate<number>(`${parts}.length`)).toBeGreaterThan(5);
    await expect.poll(() => page.evaluate<number>(leftForLater)).toBe(0);
  },
);

describe('a redirect', () => {
  it('applies to opened URLs and followed links, until it is removed', async () => {
    const admin = await openContext(stage.browser, stage.origin, {});
    const headers = { 'x-csrf': '1', origin: stage.origin };
    const signedIn = await admin.request.post('/api/auth/sessions/password', {
      headers,
      data: { email: 'admin@osta.test', password: demoPassword },
    });
    expect(signedIn.ok()).toBe(true);
    const added = await admin.request.post('/api/redirects/table', {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      data: { path: '/en/about', target: '/en/services?of=about', isPermanent: false },
    });
    expect(added.status()).toBe(201);

    const byLink = await visit('/en');
    await inBar(byLink, en('About')).click();
    await byLink.waitForURL(/\/en\/services\?of=about$/u);
    // The web server keeps the redirect of a path for a while
    const open = (): Promise<APIResponse> => admin.request.get('/en/about', { maxRedirects: 0 });
    await expect.poll(async () => (await open()).status()).toBe(302);
    expect((await open()).headers()['location']).toBe('/en/services?of=about');

    const removed = await admin.request.delete('/api/redirects/table?path=/en/about&version=1', {
      headers,
    });
    expect(removed.status()).toBe(200);
    await expect.poll(async () => (await open()).status()).toBe(200);
  });
});

describe('switching the language', () => {
  it('keeps the page, the search and the input', async () => {
    const page = await visit('/en/professional/near-by?service=hvac.clean');
    await page.getByRole('link', { name: 'العربية' }).click();
    await page.waitForURL(/\/professional\/near-by\?service=hvac\.clean$/u);
    expect(page.url()).not.toContain('/en/');
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');

    await page.goto('/auth/login', { waitUntil: 'networkidle' });
    await page.getByLabel(ar('Email')).fill('salma@example.ly');
    await page.getByLabel(ar('Password'), { exact: true }).fill('a secret');
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL(/\/en\/auth\/login$/u);
    await expect.poll(() => page.getByLabel(en('Email')).inputValue()).toBe('salma@example.ly');
    // A password is stored nowhere
    await expect.poll(() => page.getByLabel(en('Password'), { exact: true }).inputValue()).toBe('');
    expect(await page.evaluate('JSON.stringify({ ...sessionStorage })')).not.toContain('secret');
    // React has the value in its state too, so the form would submit it
    await page.getByRole('button', { name: en('Log in with a code instead') }).click();
    await expect.poll(() => page.getByLabel(en('Email')).inputValue()).toBe('salma@example.ly');
    // The choice is remembered: the front page is in English from now on
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(page.url()).toMatch(/\/en$/u);
  });
});

describe('the theme', () => {
  it('is right before the first paint, chosen by person or device', async () => {
    // Records the class of the document when its body begins to be parsed
    const note = `
      new MutationObserver((_changes, self) => {
        const theme = document.querySelector('.radix-themes > :not(script)');
        if (theme === null) return;
        window.firstLook = document.documentElement.className;
        self.disconnect();
      }).observe(document, { childList: true, subtree: true });`;
    for (const theme of ['light', 'dark'] as const) {
      const page = await visit('/en', { theme });
      await page.addInitScript(note);
      await page.reload({ waitUntil: 'networkidle' });
      expect(await page.evaluate('window.firstLook')).toBe(theme);
      const other = theme === 'light' ? en('Use dark colours') : en('Use light colours');
      await page.getByRole('button', { name: other }).click();
      await expect.poll(() => page.locator('html').getAttribute('class')).not.toBe(theme);
      await page.reload({ waitUntil: 'networkidle' });
      // A theme other than the device's is rendered by the server
      expect(await page.evaluate('window.firstLook')).not.toBe(theme);
    }
  });
});

describe('with the keyboard alone', () => {
  it('one can skip the bar, use the menu of a phone, and sign in', async () => {
    const page = await visit('/en/auth/login', { width: 390 });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(await page.locator('main').getAttribute('id'));
    await page.keyboard.press('Tab');
    await page.keyboard.type('customer@osta.test');
    await page.keyboard.press('Tab');
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    // The fragment of the skip link is kept after the login
    await page.waitForURL(/\/en#main$/u);

    const opener = page.getByRole('button', { name: en('Open the menu') });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog');
    await menu.waitFor();
    await expect
      .poll(() =>
        page.evaluate("document.querySelector('[role=dialog]').contains(document.activeElement)"),
      )
      .toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await expect
      .poll(() => opener.evaluate((element) => element === element.ownerDocument.activeElement))
      .toBe(true);
  });
});

describe('without a connection', () => {
  it('a page says so in both languages, and leads back', { tags: 'journeys' }, async () => {
    const page = await visit('/en');
    await page.evaluate('navigator.serviceWorker.ready');
    await page.reload({ waitUntil: 'networkidle' });
    await page.context().setOffline(true);
    await page.goto('/en/about');
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    await page.getByRole('heading', { name: 'لا يوجد اتصال' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'About Osta' }).waitFor();
    expect(page.url()).toBe(`${stage.origin}/en/about`);
  });

  it('an open page says how old it is, and is current again with the connection', async () => {
    const page = await visit('/en/services');
    const strip = page.locator('.web-connection').getByRole('status');
    await expect.poll(() => strip.count()).toBe(1);
    await page.context().setOffline(true);
    // With its day, if midnight has come since
    await expect
      .poll(() => strip.textContent())
      .toMatch(/Offline\. Seen (?:at|on [A-Z][a-z]+day \d+ [A-Z][a-z]+) \d\d:\d\d (?:AM|PM)\./u);
    const loaded = page.waitForResponse((answer) => answer.url().endsWith('/api/services'));
    await page.context().setOffline(false);
    expect((await loaded).ok()).toBe(true);
    await expect.poll(() => strip.textContent()).toBe('');
  });
});
