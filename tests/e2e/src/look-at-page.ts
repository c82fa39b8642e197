import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { AxeResults } from 'axe-core';
import type { BrowserContext, Page } from 'playwright';

import { smallTargets, stirred } from './measure-page.ts';
import { turnedFigures } from './turned-figures.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The problems of a page; empty when there are none. */
export type Complaints = readonly string[];

/** The violations that axe finds: the rule, and the elements that break it. Not of the outlines of an awaited page. */
export async function axeComplaints(page: Page): Promise<Complaints> {
  await page.locator('.web-navigation-progress[data-active]').waitFor({ state: 'detached' });
  await page.locator('main[aria-busy]').waitFor({ state: 'detached' });
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run(document, { resultTypes: ['violations'] })",
  );
  return violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

async function overflowComplaints(page: Page, width: number): Promise<Complaints> {
  const extra = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  return extra > 0 ? [`${extra} px too wide at ${width} px`] : [];
}

/** True for the browser's own console message about the status of the page. */
function isOwnStatus(text: string, status: number): boolean {
  return status >= 400 && text.includes(`status of ${status}`);
}

/** A theme and a width at which a page is checked. */
export interface Sight {
  readonly theme: 'light' | 'dark';
  readonly width: number;
}

/**
 * Waits until colour transitions are over and the page is laid out and painted. Without motion, every element has a
 * very short transition, and an inherited colour moves on level by level: each begins when the one above has ended.
 */
export const whenItStands = `(async () => {
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const moving = () => document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().iterations !== Infinity);
  for (await painted(); moving().length > 0; await painted())
    await Promise.all(moving().map((each) => each.finished.catch(() => undefined)));
})()`;

/**
 * Ends every transition of colours at once. What is out of sight (`content-visibility`) begins its own only when it is
 * looked at, in the middle of a check.
 */
const withoutTransitions = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
})()`;

/**
 * Opens an address, waits until the page is hydrated, and checks it in every sight: console, hydration,
 * accessibility, no horizontal overflow, no figures from their end, nothing too small for a thumb on a phone; where
 * its layout is watched (`watchLayout`), nothing that moves by itself.
 *
 * @param sights the page is loaded in the first; the others are applied without a reload
 */
export async function lookAtPage(
  context: BrowserContext,
  address: string,
  sights: readonly [Sight, ...Sight[]],
): Promise<Complaints> {
  const page = await context.newPage();
  const complaints: string[] = [];
  const said: string[] = [];
  page.on('console', (message) => {
    // A page that is watched has no fonts
    if (message.location().url.endsWith('.woff2')) return;
    if (message.type() === 'error' || /hydrat/iu.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  const show = async ({ theme, width }: Sight): Promise<void> => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
  };
  try {
    await show(sights[0]);
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    const status = response?.status() ?? 0;
    // The placeholder of the theme menu disappears on hydration
    await page.locator('.web-theme-place').waitFor({ state: 'detached' });
    complaints.push(...(await stirred(page)), ...(await turnedFigures(page)));
    await page.evaluate(withoutTransitions);
    for (const sight of sights) {
      await show(sight);
      await page.locator(`html.${sight.theme}`).waitFor();
      await page.evaluate(whenItStands);
      const found = [
        ...(await overflowComplaints(page, sight.width)),
        ...(await axeComplaints(page)),
        ...(sight.width < 768 ? await smallTargets(page) : []),
      ];
      complaints.push(...found.map((text) => `${sight.theme} ${sight.width}: ${text}`));
    }
    complaints.push(...said.filter((text) => !isOwnStatus(text, status)));
  } finally {
    await page.close();
  }
  return complaints;
}
