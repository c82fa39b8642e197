import { blankPicture } from '@osta/platform/files/blank-picture';
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { axeComplaints, whenItStands } from './src/look-at-page.ts';
import { mailedCode } from './src/mailed-code.ts';
import { sharedStage } from './src/market-stage.ts';
import { misplaced } from './src/misplaced.ts';
import { demoPassword, openContext, person, signIn } from './src/people.ts';
import { wordsIn } from './src/words.ts';

/** What the shell around the pages says is so, and it leads people where they belong. */

const words = { ar: wordsIn('ar'), en: wordsIn('en') };
const { en } = words;

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const stage = sharedStage();

function inLanguage(path: string, language: 'ar' | 'en'): string {
  return language === 'ar' ? path : `/en${path}`;
}

async function visitor(language: 'ar' | 'en', width = 1280): Promise<Page> {
  const languageTag = language === 'ar' ? 'ar-LY' : 'en-GB';
  const { page } = await stage.guest({ languageTag, width });
  return page;
}

async function member(email: string, language: 'ar' | 'en', width = 1280): Promise<Page> {
  const page = await visitor(language, width);
  await signIn(page, stage.origin, email);
  return page;
}

async function chooseEnglish(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'locale', value: 'en', url: stage.origin }]);
}

function pathOf(page: Page): string {
  return page.url().slice(stage.origin.length);
}

describe('the language of the front page', () => {
  it('is the chosen one, whatever the browser prefers, and a link of ours is a choice', async () => {
    const page = await visitor('ar');
    await chooseEnglish(page.context());
    await page.goto('/?from=card');
    expect(pathOf(page)).toBe('/en?from=card');
    // Also through the service worker
    await page.evaluate('navigator.serviceWorker.ready');
    await page.goto('/');
    expect(pathOf(page)).toBe('/en');
    // A link that names a language is a choice as well
    await page.goto('/services');
    expect(pathOf(page)).toBe('/services');
    await page
      .getByRole('banner')
      .getByRole('link', { name: words.ar('Home'), exact: true })
      .click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');

    await page.goto('/en', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'العربية' }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/en/about');
    await page.goto('/');
    expect(pathOf(page)).toBe('/');
  });

  it('is switched without scripts, too', async () => {
    const context = await openContext(stage.browser, stage.origin, {
      locale: 'en-GB',
      javaScriptEnabled: false,
    });
    await chooseEnglish(context);
    const page = await context.newPage();
    await page.goto('/');
    expect(pathOf(page)).toBe('/en');
    await page.getByRole('link', { name: 'العربية' }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
  });

  it('is that of its address for crawlers', async () => {
    for (const path of ['/', '/en', '/services', '/en/services']) {
      const { status } = await fetch(stage.origin + path, {
        redirect: 'manual',
        headers: { 'user-agent': crawler, 'accept-language': 'en', cookie: 'locale=en' },
      });
      expect([path, status]).toEqual([path, 200]);
    }
  });
});

it('logging out is confirmed, once', async () => {
  const page = await member('customer@osta.test', 'en');
  await page.goto('/en', { waitUntil: 'networkidle' });
  await page.locator('.ui-account-menu-trigger').click();
  await page.getByRole('menuitem', { name: en('Log out'), exact: true }).click();
  await page.waitForURL(/\/en\/auth\/login$/u);
  await page.getByText(en('You’re logged out.')).waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => page.getByText(en('You’re logged out.')).count()).toBe(0);
});

/** Has five calls get no answer, two side by side, as each is tried thrice; returns what the last says. */
async function failCalls(language: 'ar' | 'en'): Promise<string> {
  const say = words[language];
  const page = await member('customer@osta.test', language);
  const noAnswer = say('We got no answer. Check your connection and try again.');
  await page.goto(inLanguage('/account#name', language), { waitUntil: 'networkidle' });
  // In the context: calls that the service worker carries do not come by the routes of a page
  const context = page.context();
  await context.route('**/api/{user,notifications}/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  const arrived: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() !== 'GET') arrived.push(`${request.method()} ${request.url()}`);
  });

  await page.getByLabel(say('Full name')).fill('نعيمة الزوي');
  await page
    .getByRole('button', { name: say('Save'), exact: true })
    .first()
    .click();
  const buffer = Buffer.from(await blankPicture());
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.webp', mimeType: 'image/webp', buffer });
  await page.getByRole('button', { name: say('Use this part') }).click();
  // Each is said for five seconds, in which a slow machine may ask only once: the page itself waits for them
  await Promise.all(
    ['We couldn’t save your details.', 'We couldn’t save your picture.'].map((failure) =>
      page.getByText(`${say(failure)} ${noAnswer}`).waitFor(),
    ),
  );
  expect(arrived).toEqual([]);

  await page.locator('.ui-bell button').click();
  await page
    .getByRole('button', { name: say('Mark as read') })
    .first()
    .click();
  // What can wait for an answer is not lost, and the page says that it waits
  const waiting = page.locator('.ui-connection-banner[data-state=waiting]');
  await waiting.waitFor();
  const one = await waiting.textContent();
  await page.getByRole('button', { name: say('Mark all as read') }).click();
  await expect.poll(() => waiting.textContent()).not.toBe(one);
  await waiting.waitFor();
  await page.keyboard.press('Escape');

  await page.goto(inLanguage('/account?section=privacy', language), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: say('Delete my account') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Delete'), exact: true })
    .click();
  const last = page.getByText(`${say('We couldn’t delete your account.')} ${noAnswer}`);
  await last.waitFor();
  return last.innerText();
}

it(
  'a call that fails without a reason is named by what did not work: ar',
  { tags: 'journeys' },
  async () => {
    expect(await failCalls('ar')).toContain(words.ar('We couldn’t delete your account.'));
  },
);

it('a call that fails is named in English, too', { tags: 'journeys' }, async () => {
  expect(await failCalls('en')).toContain(en('We couldn’t delete your account.'));
});

describe('the button that invites to join', () => {
  for (const [language, widths] of [
    ['ar', [768, 1199, 1280]],
    ['en', [768, 1000, 1280]],
  ] as const) {
    it(`is in the bar: ${language}`, { tags: 'journeys' }, async () => {
      const say = words[language];
      const people = [
        [await visitor(language), 'Join as a professional'],
        [await member('customer@osta.test', language), 'Become a professional'],
        [await member('business@osta.test', language), 'Become a professional'],
      ] as const;
      for (const [page, name] of people) {
        await page.goto(inLanguage('/about', language), { waitUntil: 'networkidle' });
        const bar = page.getByRole('banner');
        const link = bar.getByRole('link', { name: say(name), exact: true });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await page.evaluate(whenItStands);
          await link.click({ trial: true });
          const boxes = await Promise.all(
            (await bar.getByRole('link').all()).map((each) => each.boundingBox()),
          );
          expect(misplaced(boxes, width)).toEqual([]);
        }
      }
      const professional = await member('professional@osta.test', language);
      await professional.goto(inLanguage('/about', language), { waitUntil: 'networkidle' });
      for (const width of widths) {
        await professional.setViewportSize({ width, height: 900 });
        const link = professional.getByRole('link', { name: say('Become a professional') });
        await expect.poll(() => link.count()).toBe(0);
      }
    });
  }

  it('is in the menu of a phone, and opens the application of the same account', async () => {
    const page = await member('business@osta.test', 'en', 390);
    await page.goto('/en', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: en('Open the menu') }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: en('Become a professional') })
      .click();
    await page.waitForURL(/\/en\/become-professional$/u);
    await expect.poll(() => page.locator('main').innerText()).toContain('Apply with this');
  });
});

describe('who comes to a page that is not theirs', () => {
  it(
    'is a person whose sign-up is not finished, and the page says so',
    { tags: 'journeys' },
    async () => {
      const email = 'half.way@example.ly';
      const page = await visitor('en');
      const headers = { 'x-csrf': '1', origin: stage.origin };
      await page.request.post('/api/auth/codes', { headers, data: { email, locale: 'en' } });
      const code = await mailedCode(stage.origin, email);
      const answer = await page.request.post('/api/auth/sessions/code', {
        headers,
        data: { email, code },
      });
      expect(answer.status()).toBe(200);
      for (const language of ['en', 'ar'] as const) {
        await page.goto(inLanguage('/registration-pending', language), {
          waitUntil: 'networkidle',
        });
        const title = words[language]('Your sign-up isn’t finished');
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        expect(await axeComplaints(page)).toEqual([]);
      }
      await page.getByRole('main').getByRole('link').click();
      await page.waitForURL(/\/auth\/signup$/u);
    },
  );
});

it.each(['/nowhere', '/en/nowhere', '/en/nowhere/at/all'])(
  'the page of an unknown path names it as it was typed: %s',
  async (path) => {
    const page = await visitor('ar');
    await page.goto(path, { waitUntil: 'networkidle' });
    const address = page.getByRole('heading', { level: 1 }).locator('bdi');
    await expect.poll(() => address.innerText()).toBe(path);
  },
);

it('the footer leads to Osta elsewhere', async () => {
  const page = await visitor('en');
  await page.goto('/en/about', { waitUntil: 'networkidle' });
  const footer = page.getByRole('contentinfo');
  for (const name of ['Facebook', 'Instagram', 'TikTok']) {
    const address = await footer.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(address).toMatch(/^https:\/\//u);
  }
});

it('the demo lets people in at every name of its machine', { tags: 'journeys' }, async () => {
  const { port } = new URL(stage.origin);
  for (const host of ['localhost', '127.0.0.1']) {
    const { page } = await person(stage.browser, `http://${host}:${port}`, {
      languageTag: 'en-GB',
    });
    await page.goto('/en/auth/login', { waitUntil: 'networkidle' });
    await page.getByLabel(en('Email')).fill('business@osta.test');
    await page.getByLabel(en('Password'), { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: en('Log in'), exact: true }).click();
    await page.waitForURL(`http://${host}:${port}/en/store/dashboard`);
    await expect.poll(() => page.locator('.ui-account-menu-trigger').count()).toBe(1);
  }
});
