// @module-tag journeys
import process from 'node:process';

import type { Locator, Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';

import { button } from './src/find-in-page.ts';
import { marketStage } from './src/market-stage.ts';
import { openContext, send, signIn, type Person } from './src/people.ts';
import { wordsIn } from './src/words.ts';

/** A small phone on a slow line: how many taps, and how long, from wanting something done to having agreed on it. */

const stage = marketStage();

/** In bytes a second, and milliseconds: a phone at the edge of its mobile network. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
};

/** Of the trade, and near enough to be asked without being chosen. */
const professionals = ['professional', 'professional-10', 'professional-11'] as const;

const day = 86_400_000;

interface Phone {
  readonly page: Page;
  readonly tap: (at: Locator) => Promise<void>;
  readonly taps: () => number;
}

async function phone(languageTag: 'ar-LY' | 'en-GB'): Promise<Phone> {
  const context = await openContext(stage.browser, stage.origin, {
    viewport: { width: 360, height: 740 },
    locale: languageTag,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await signIn(page, stage.origin, 'customer-3@osta.test');
  let taps = 0;
  return {
    page,
    taps: () => taps,
    async tap(at) {
      taps += 1;
      await at.tap();
    },
  };
}

const desks: Person[] = [];

beforeAll(async () => {
  // One after the other: each password is hard work
  for (const name of professionals) desks.push(await stage.member(`${name}@osta.test`));
});

/** Answers a request with an offer. */
async function offer(who: Person, requestId: string, amount: number, days: number): Promise<void> {
  const soon = Date.now() + days * day;
  await send(who, stage.origin, `/api/requests/${requestId}/quotes`, {
    terms: {
      price: { kind: 'fixed', amount },
      proposedStart: new Date(soon).toISOString(),
      validUntil: new Date(Date.now() + 2 * day).toISOString(),
      note: '',
    },
  });
}

/** How many of these pictures are there, and not only their frames. */
function drawn(pictures: Locator): Promise<number> {
  return pictures.evaluateAll(
    (all) => all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 0).length,
  );
}

for (const [locale, languageTag, prefix, service, place, twoNew, daysAhead] of [
  ['ar', 'ar-LY', '', 'غسيل وصيانة مكيفات', 'حي الأندلس', 'إظهار عنصرين جديدين', 9],
  ['en', 'en-GB', '/en', 'AC cleaning and service', 'Hay al Andalus', 'Show 2 new', 19],
] as const) {
  it(`agrees on an offer by touch, with photos, in ${locale}`, async () => {
    const say = wordsIn(locale);
    const { page, tap, taps } = await phone(languageTag);
    const named = (role: 'button' | 'link' | 'combobox' | 'option' | 'radio', name: string) =>
      page.getByRole(role, { name }).first();
    await page.goto(`${prefix}/customer/requests`, { waitUntil: 'networkidle' });
    const picture = await page.screenshot();
    const begun = Date.now();

    await tap(named('link', say('New request')));
    await tap(named('combobox', say('Service')));
    await named('combobox', say('Service')).fill(service);
    await tap(named('option', service));
    await tap(page.getByLabel(say('Description')));
    await page.getByLabel(say('Description')).fill('المكيف في الصالون محتاج غسيل قبل الصيف.');
    const choosing = page.waitForEvent('filechooser');
    await tap(page.locator('.ui-drop-area'));
    const chosen = ['near.png', 'far.png'];
    await (
      await choosing
    ).setFiles(chosen.map((name) => ({ name, mimeType: 'image/png', buffer: picture })));
    await tap(named('button', say('Next')));

    await tap(named('combobox', say('Place')));
    await named('combobox', say('Place')).fill(place);
    await tap(named('option', place));
    await tap(named('radio', say('I don’t know yet')));
    await tap(named('button', say('Next')));

    // The nearest are asked, whom nobody has to choose
    await expect.poll(() => drawn(page.locator('.web-summary-photo'))).toBe(2);
    const asked = page.getByRole('checkbox', { checked: true });
    await expect.poll(() => asked.count()).toBeGreaterThanOrEqual(professionals.length);
    await tap(named('button', say('Send the request')));
    await page.waitForURL(/\/customer\/requests\/[\da-f-]{36}$/u);
    await expect.poll(() => drawn(page.locator('.ui-gallery img'))).toBe(2);

    const requestId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const [first, ...others] = desks;
    if (first === undefined) throw new Error('there are three');
    const offers = page.locator('article');
    // Of other days in each language: what is booked in one is taken in the other
    await offer(first, requestId, 120_000, daysAhead + 2);
    await expect.poll(() => offers.count()).toBe(1);
    for (const [nth, who] of others.entries()) {
      await offer(who, requestId, 90_000 + nth * 15_000, daysAhead + 1 - nth);
    }
    // What came since moves nothing until it is asked for
    await tap(button(page, twoNew));
    await expect.poll(() => offers.count()).toBe(3);
    await expect.poll(async () => offers.first().textContent()).toMatch(/\b90[.,]00/u);
    // The list, and a line of it: the phone draws it itself
    const order = page.getByLabel(say('Order of the offers'));
    await tap(order);
    await tap(order);
    await order.selectOption('soonest');
    await expect.poll(async () => offers.first().textContent()).toMatch(/\b105[.,]00/u);

    await tap(offers.first().getByRole('button', { name: new RegExp(`^${say('Accept')} `, 'u') }));
    const summary = page.getByRole('alertdialog');
    await expect.poll(async () => summary.textContent()).toMatch(/\b105[.,]00/u);
    await tap(summary.locator('.web-accept-yes'));
    await page.getByRole('link', { name: say('The booking'), exact: true }).waitFor();

    const seconds = Math.round((Date.now() - begun) / 1000);
    process.stdout.write(`By touch, ${locale}: ${taps()} taps, ${seconds} s\n`);
    expect(taps()).toBeLessThanOrEqual(17);
    await page.context().close();
  });
}
