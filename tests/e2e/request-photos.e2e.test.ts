// @module-tag journeys
import { blankPicture } from '@osta/platform/files/blank-picture';
import type { Locator, Page, Route } from 'playwright';
import { expect, it } from 'vitest';

import { button, expectFocus } from './src/find-in-page.ts';
import { axeComplaints } from './src/look-at-page.ts';
import { marketStage } from './src/market-stage.ts';
import { signIn } from './src/people.ts';
import { wordsIn } from './src/words.ts';

/** Photos of a request on a bad line: what gets lost on its way is asked about before the request goes without it. */

const stage = marketStage();

interface Visit {
  readonly locale: 'ar' | 'en';
  readonly width: number;
}

/** The form of a request up to its summary; the second of two photos is still on its way. */
async function summaryWithLatePhoto({ locale, width }: Visit) {
  const say = wordsIn(locale);
  const languageTag = locale === 'ar' ? 'ar-LY' : 'en-GB';
  const { page } = await stage.guest({ languageTag, width });
  await signIn(page, stage.origin, 'customer@osta.test');
  let uploads = 0;
  const held = new Promise<Route>((resolve) => {
    void page.route('**/api/requests/photos', async (route) => {
      uploads += 1;
      if (uploads === 2) resolve(route);
      else await route.continue();
    });
  });
  const prefix = locale === 'ar' ? '' : '/en';
  await page.goto(`${prefix}/customer/requests/new?service=hvac.clean&place=m-hay-alandalus`, {
    waitUntil: 'networkidle',
  });
  await page.getByLabel(say('Description')).fill('المكيف في الصالون ينقط ماء من يومين.');
  const buffer = Buffer.from(await blankPicture());
  const chosen = ['one.webp', 'two.webp'].map((name) => ({ name, mimeType: 'image/webp', buffer }));
  await page.locator('input[type=file]').setInputFiles(chosen);
  await button(page, say('Next')).click();
  await page.getByRole('radio', { name: say('I don’t know yet') }).check();
  await button(page, say('Next')).click();
  const shown = page.locator('.web-summary-photo');
  await expect.poll(() => shown.count()).toBe(2);
  return { page, say, shown, late: await held };
}

/** How many photos the request on this page has. */
async function photosOf(page: Page): Promise<number> {
  await page.waitForURL(/\/customer\/requests\/[\da-f-]{36}$/u);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await page.request.get(`/api/requests/${id}`);
  const { content }: { readonly content: { readonly photoIds: readonly string[] } } =
    await answer.json();
  return content.photoIds.length;
}

/** The notice that names what got lost, with its picture. */
function notice(page: Page): Locator {
  return page.getByRole('alert').filter({ has: page.getByRole('img', { name: 'two.webp' }) });
}

it('leads back to a photo that got lost after its step, and keeps it at the second try', async () => {
  const { page, say, shown, late } = await summaryWithLatePhoto({ locale: 'ar', width: 390 });
  await late.abort('connectionreset');
  await expect.poll(() => shown.count()).toBe(1);
  await button(page, say('Send the request')).click();
  await notice(page).waitFor();
  const again = button(notice(page), say('Try again'));
  await expectFocus(again);
  await expect.poll(async () => ((await again.boundingBox())?.y ?? -1) > 0).toBe(true);
  expect(await axeComplaints(page)).toEqual([]);

  await again.click();
  await notice(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.ui-image-tile').count()).toBe(2);
  await button(page, say('Next')).click();
  await button(page, say('Next')).click();
  await expect.poll(() => shown.count()).toBe(2);
  await button(page, say('Send the request')).click();
  expect(await photosOf(page)).toBe(2);
});

it('leads back to a photo that gets lost while its request waits, and sends without it', async () => {
  const { page, shown, say, late } = await summaryWithLatePhoto({ locale: 'en', width: 1280 });
  const send = button(page, say('Send the request'));
  await send.click();
  await page.locator('button[type=submit][aria-busy=true]').waitFor();
  await late.abort('connectionreset');
  await notice(page).waitFor();
  await button(notice(page), 'Send without it').click();
  expect(await photosOf(page)).toBe(1);
  await expect.poll(() => shown.count()).toBe(0);
});
