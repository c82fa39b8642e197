import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';

import { sharedStage } from './src/market-stage.ts';
import { smallTargets, stirred, watchLayout } from './src/measure-page.ts';
import { pagesOfStory } from './src/pages-of-story.ts';
import { routeTable, type Visitor, visitors } from './src/route-table.ts';
import { turnedFigures } from './src/turned-figures.ts';
import { type Cookies, findNamed, readAs, signInAll } from './src/visitors.ts';

/** What no page may do: move by itself, be missed by a thumb, show a time from its end. */

const stage = sharedStage();
let cookies: Cookies;
/** The pages that `routes` measures. */
let inTable: ReadonlySet<string>;
let paths: Readonly<Record<Visitor, readonly string[]>>;
/** One browser for each visitor, in every language and width. */
const pages = new Map<Visitor, Page>();

beforeAll(async () => {
  cookies = await signInAll(stage.origin);
  const named = await findNamed(stage.origin, cookies, 'en');
  inTable = new Set(routeTable(named).map(({ path }) => path));
  paths = await pagesOfStory(named, readAs(stage.origin, cookies, 'en'));
  for (const who of visitors) {
    const { page, context } = await stage.guest();
    const url = stage.origin;
    await context.addCookies([...cookies[who]].map(([name, value]) => ({ name, value, url })));
    await watchLayout(page);
    pages.set(who, page);
  }
});

interface Look {
  readonly locale: 'ar' | 'en';
  readonly width: number;
}

const inLanguage = (path: string, { locale }: Look): string =>
  locale === 'ar' ? path : `/en${path === '/' ? '' : path}`;

/** What is wrong with the pages of one visitor that are seen, by page. */
async function complaintsOf(
  who: Visitor,
  look: Look,
  isSeen: (at: number, path: string) => boolean,
): Promise<Record<string, readonly string[]>> {
  const page = pages.get(who);
  if (page === undefined) throw new Error(`${who} has no browser`);
  const { width } = look;
  await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
  const complaints: Record<string, readonly string[]> = {};
  for (const path of paths[who].filter((each, at) => isSeen(at, each))) {
    await page.goto(inLanguage(path, look), { waitUntil: 'networkidle' });
    const found = [
      ...(await stirred(page)),
      ...(await turnedFigures(page)),
      ...(width < 768 ? await smallTargets(page) : []),
    ];
    if (found.length > 0) complaints[`${who} ${path}`] = found;
  }
  return complaints;
}

/** The looks in which pages are measured. `routes` measures those of its table in turns, in the same ones. */
const looks: readonly Look[] = [
  { locale: 'ar', width: 390 },
  { locale: 'en', width: 1280 },
];

/** What is wrong with the pages of all visitors that are seen, by page. */
async function complaintsIn(
  look: Look,
  isSeen: (at: number, path: string) => boolean = () => true,
): Promise<object> {
  const all = await Promise.all(visitors.map(async (who) => complaintsOf(who, look, isSeen)));
  return Object.assign({}, ...all);
}

describe('every page is hit by a thumb, shows figures as they are read, and keeps still while it comes', () => {
  it('in one of the looks, by turns, where no table has it', { tags: 'journeys' }, async () => {
    const complaints = [];
    for (const [turn, look] of looks.entries()) {
      complaints.push(
        await complaintsIn(look, (at, path) => !inTable.has(path) && at % looks.length === turn),
      );
    }
    expect(complaints).toEqual(looks.map(() => ({})));
  });

  it.each(looks)('in $locale at $width px', { tags: 'all', timeout: 600_000 }, async (look) => {
    expect(await complaintsIn(look)).toEqual({});
  });
});

describe('the letters', () => {
  it('show times, codes and addresses as they are read', async () => {
    const { page } = await stage.guest();
    await page.goto('/dev/mailbox/letters');
    const letters = await page
      .locator('a[href*="/letters/ar/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(letters.length).toBeGreaterThan(10);
    const complaints: Record<string, readonly string[]> = {};
    for (const letter of letters) {
      await page.goto(letter);
      const found = await turnedFigures(page);
      if (found.length > 0) complaints[letter] = found;
    }
    expect(complaints).toEqual({});
  });
});

describe('what is looked for', () => {
  it('is found where it is: a range from its end, a small button, a late picture', async () => {
    const { page } = await stage.guest({ width: 390 });
    await watchLayout(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate(`
      document.querySelector('main').insertAdjacentHTML('afterbegin', \`
        <p><bdi dir="ltr">11:00 ص – 03:00 م</bdi></p>
        <button style="inline-size: 20px; block-size: 20px; padding: 0">x</button>
        <div style="block-size: 400px"></div>\`)`);
    expect(await turnedFigures(page)).not.toEqual([]);
    expect((await smallTargets(page)).join('')).toContain('20×20');
    await expect.poll(async () => (await stirred(page)).length).toBeGreaterThan(0);
  });
});
