import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import type { BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { lookAtPage, type Sight } from './src/look-at-page.ts';
import { sharedStage } from './src/market-stage.ts';
import { watchLayout } from './src/measure-page.ts';
import { openContext } from './src/people.ts';
import {
  type Answer,
  answerFor,
  type RouteRow,
  routeTable,
  viewerOf,
  type Visitor,
  visitors,
} from './src/route-table.ts';
import { type Cookies, findNamed, signInAll } from './src/visitors.ts';
import { wordsIn } from './src/words.ts';

const locales = ['ar', 'en'] as const;
type Locale = (typeof locales)[number];

/**
 * The sights of pages, changed in place. Language, theme and width are combined pairwise. A page is
 * loaded in dark, which the server cannot know in advance, and at either width; the other tests load
 * pages in light.
 */
const sights: Readonly<Record<Locale, readonly [Sight, Sight]>> = {
  ar: [
    { theme: 'dark', width: 1280 },
    { theme: 'light', width: 390 },
  ],
  en: [
    { theme: 'dark', width: 390 },
    { theme: 'light', width: 1280 },
  ],
};

const words = { ar: wordsIn('ar'), en: wordsIn('en') };
/** Placeholders, so that rows have names before the demo market is open. */
const plan = routeTable({
  service: { id: 'hvac.clean', name: '' },
  professional: { id: '', name: '' },
  customerRequestId: '',
  professionalRequestId: '',
  offeringId: '',
  bookableId: '',
  receipt: { bookingId: '', hash: '' },
  store: { id: '', name: '' },
});

const stage = sharedStage();
let cookies: Cookies;
/** By language, because names in the demo market are localized. */
let tables: { readonly [Code in Locale]: readonly RouteRow[] };
const contexts = new Map<string, Promise<BrowserContext>>();
const matrix = new Map<string, string[]>();

function rowOf(locale: Locale, route: string): RouteRow {
  const row = tables[locale].find((each) => each.route === route);
  if (row === undefined) throw new Error(`${route} is not in the table`);
  return row;
}

function inLocale(to: string, locale: Locale): string {
  if (locale === 'ar') return to;
  return to === '/' ? '/en' : `/en${to}`;
}

function note(route: string, text: string): void {
  matrix.set(route, [...(matrix.get(route) ?? []), text]);
}

/** The title of the window. */
function titleOf({ title }: RouteRow, locale: Locale): string {
  if (typeof title !== 'string') return `${title.name} · ${words[locale]('Osta')}`;
  const isWhole = title.startsWith('Osta:') || title === 'Page not found';
  return isWhole
    ? words[locale](title)
    : words[locale]('{page} · Osta').replace('{page}', words[locale](title));
}

/** The server's answer to a browser, and the head of its HTML. */
async function ask(
  row: RouteRow,
  visitor: Visitor,
  locale: Locale,
): Promise<{ readonly answer: Answer; readonly head: string }> {
  const pairs = [...cookies[visitor], ['locale', locale] as const];
  const response = await fetch(stage.origin + inLocale(row.path, locale), {
    redirect: 'manual',
    headers: {
      // A browser, not a crawler
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36',
      cookie: pairs.map((pair) => pair.join('=')).join('; '),
    },
  });
  const head = (await response.text()).split('</head>')[0] ?? '';
  const location = response.headers.get('location');
  const status = response.status as Answer['status'];
  if (status !== 301 && status !== 307) return { answer: { status }, head };
  const to = new URL(location ?? '', stage.origin);
  return { answer: { status, to: to.pathname + to.search }, head };
}

function inLanguage(answer: Answer, locale: Locale): Answer {
  return 'to' in answer ? { ...answer, to: inLocale(answer.to, locale) } : answer;
}

function shortAnswer(answer: Answer): string {
  if (!('to' in answer)) return String(answer.status);
  return `${answer.status}→${answer.to.split('?')[0]?.split('/').at(-1) ?? ''}`;
}

/** The problems in the head of a page: title, addresses, link preview, instructions for crawlers. */
function headComplaints(
  head: string,
  row: RouteRow,
  status: Answer['status'],
  locale: Locale,
): readonly string[] {
  if (status === 301 || status === 307) return [];
  const isThere = status === 200;
  const title = titleOf(isThere ? row : { ...row, title: 'Page not found' }, locale);
  const isForMachines = isThere && (row.isPublic === true || typeof row.title !== 'string');
  const facts: Readonly<Record<string, boolean>> = {
    [`title is not “${title}”`]: head.includes(`<title>${title}</title>`),
    canonical: head.includes('rel="canonical"') === isThere,
    'other language':
      head.includes('hrefLang="ar"') === isThere && head.includes('hrefLang="en"') === isThere,
    card: head.includes('property="og:image"') === isThere,
    noindex: head.includes('content="noindex"') === !isForMachines,
    description: !isForMachines || head.includes('name="description"'),
  };
  return Object.keys(facts).filter((name) => facts[name] !== true);
}

/** @param isWatched whether the layout is watched, for which no font comes */
function contextOf(
  visitor: keyof Cookies,
  locale: Locale,
  isWatched: boolean,
): Promise<BrowserContext> {
  const key = `${visitor} ${locale} ${isWatched}`;
  const known = contexts.get(key);
  if (known !== undefined) return known;
  const made = openContext(stage.browser, stage.origin, {
    locale: locale === 'ar' ? 'ar-LY' : 'en-GB',
  }).then(async (context) => {
    if (isWatched) await watchLayout(context);
    await context.addCookies(
      [...cookies[visitor]].map(([name, value]) => ({ name, value, url: stage.origin })),
    );
    return context;
  });
  contexts.set(key, made);
  return made;
}

beforeAll(async () => {
  cookies = await signInAll(stage.origin);
  const [ar, en] = await Promise.all(
    locales.map(async (locale) => routeTable(await findNamed(stage.origin, cookies, locale))),
  );
  if (ar === undefined || en === undefined) throw new Error('The demo market has no table');
  tables = { ar, en };
});

afterAll(async () => {
  const width = Math.max(...plan.map(({ route }) => route.length));
  for (const { route } of plan) {
    process.stdout.write(`${route.padEnd(width)}  ${(matrix.get(route) ?? []).join(', ')}\n`);
  }
});

it('the table has every route of the router', () => {
  const tree = readFileSync(
    path.resolve(import.meta.dirname, '../../web/src/generated/route-tree.ts'),
    'utf8',
  );
  const union = /fullPaths:(?<paths>[^;]+?)fileRoutesByTo/su.exec(tree)?.groups?.['paths'] ?? '';
  const routes = [...union.matchAll(/'(?<route>[^']+)'/gu)].map(({ groups }) => groups?.['route']);
  expect(routes.length).toBeGreaterThan(40);
  const known = new Set(plan.map(({ route }) => route));
  const trimmed = routes.map((route) =>
    route === '/' ? route : (route ?? '').replace(/\/$/u, ''),
  );
  expect(trimmed.filter((route) => !known.has(route))).toEqual([]);
});

/** What is wrong with the answers of an address to the visitors who ask for it in a language. */
async function wrongAnswers(
  route: string,
  isAsked: (visitor: Visitor, locale: Locale) => boolean,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const locale of locales) {
    const row = rowOf(locale, route);
    for (const visitor of visitors.filter((each) => isAsked(each, locale))) {
      const expected = answerFor(row, visitor);
      const { answer, head } = await ask(row, visitor, locale);
      if (!isDeepStrictEqual(answer, inLanguage(expected, locale))) {
        wrong.push(`${locale} ${visitor}: ${JSON.stringify(answer)}`);
      }
      wrong.push(
        ...headComplaints(head, row, expected.status, locale).map(
          (text) => `${locale} ${visitor}: ${text}`,
        ),
      );
      note(route, `${locale} ${visitor} ${shortAnswer(answer)}`);
    }
  }
  return wrong;
}

describe('every address answers every visitor as expected', () => {
  it.each(plan.map((row, index) => [row.route, row, index] as const))(
    '%s',
    async (route, row, index) => {
      // Who may see a page does not depend on the language: by turns, the other one asks for its words alone
      const whole = locales[index % 2];
      const reader = viewerOf(row) ?? 'guest';
      expect(
        await wrongAnswers(route, (visitor, locale) => locale === whole || visitor === reader),
      ).toEqual([]);
    },
  );
});

describe('every address answers every visitor in every language', { tags: 'all' }, () => {
  it.each(plan.map(({ route }) => route))('%s', async (route) => {
    expect(await wrongAnswers(route, () => true)).toEqual([]);
  });
});

it('the sitemap has every public page in both languages', async () => {
  const map = await (await fetch(`${stage.origin}/sitemap.xml`)).text();
  for (const locale of locales) {
    for (const { path: public_ } of tables[locale].filter(({ isPublic }) => isPublic)) {
      expect(map).toContain(`<loc>${stage.origin}${inLocale(public_, locale)}</loc>`);
    }
  }
});

const seen = plan.filter((row) => viewerOf(row) !== null).map(({ route }) => route);

async function look(
  route: string,
  locale: Locale,
  wanted: readonly [Sight, ...Sight[]],
  isWatched = false,
): Promise<readonly string[]> {
  const row = rowOf(locale, route);
  const context = await contextOf(viewerOf(row) ?? 'guest', locale, isWatched);
  const complaints = await lookAtPage(context, inLocale(row.path, locale), wanted);
  note(route, complaints.length === 0 ? 'ok' : `${complaints.length} complaints`);
  return complaints.map((text) => `${locale} ${text}`);
}

describe.concurrent('every page passes the checks of look and use', () => {
  it.each(seen.map((route, index) => [route, index] as const))('%s', async (route, index) => {
    // The pages take turns: each is seen in one language, theme and width
    const locale = locales[index % 2] ?? 'ar';
    const theme = index % 4 < 2 ? 'dark' : 'light';
    const sight = { theme, width: locale === 'ar' ? 390 : 1280 } as const;
    expect(await look(route, locale, [sight], true)).toEqual([]);
  });
});

describe.concurrent(
  'every page passes them in each language, theme and width',
  { tags: 'all' },
  () => {
    it.each(seen)('%s', async (route) => {
      const found: string[] = [];
      for (const locale of locales) found.push(...(await look(route, locale, sights[locale])));
      expect(found).toEqual([]);
    });
  },
);
