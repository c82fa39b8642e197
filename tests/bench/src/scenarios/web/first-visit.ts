import type { Browser } from 'playwright';

import { startBrowser, visit, type Visit } from '../../load/page-visit.ts';
import { serveStatic, staticPageOf } from '../../peers/static-page.ts';
import { figureRow, ratioRow, type Row } from '../../report.ts';
import { alternate, compare, type Pair, type Side } from '../../rounds.ts';
import type { ScenarioContext } from '../../scenario.ts';
import { median } from '../../statistics.ts';

const paths = { ar: '/', en: '/en' };

/** P30: when a guest on a slow phone sees a page, and whether it is then still and responsive. */
export async function measureFirstVisit(
  context: ScenarioContext,
  site: string,
): Promise<readonly Row[]> {
  const { say, onEnd } = context;
  const rounds = context.rounds ?? 5;
  const pages = new Map<string, string>();
  for (const path of Object.values(paths)) {
    const headers = { 'accept-language': path === paths.en ? 'en' : 'ar' };
    pages.set(path, staticPageOf(await (await fetch(site + path, { headers })).text()));
  }
  const floor = await serveStatic(pages, onEnd);
  const browser = await startBrowser(context);

  const rows: Row[] = [];
  const seen = new Map<string, readonly Pair[]>();
  for (const [language, path] of Object.entries(paths)) {
    say(`First visits, ${language}`);
    const pairs = await alternate({
      product: visiting(browser, site + path),
      peer: visiting(browser, floor + path),
      rounds,
    });
    seen.set(language, pairs);
    const of = (figure: keyof Visit): number =>
      median(pairs.map(({ product }) => product.figures[figure] ?? Number.NaN));
    rows.push(
      ratioRow(
        'P30',
        `LCP, ${language} : static page`,
        compare(pairs, 'lcp'),
        { atMost: 1.75 },
        'ms',
      ),
      figureRow('P30', `CLS, ${language}`, of('cls'), { atMost: 0.02 }, ''),
      figureRow('P30', `TBT in ms, ${language}`, of('tbt'), { atMost: 150 }, ''),
    );
  }
  const lcp = (language: string): number =>
    median((seen.get(language) ?? []).map(({ product }) => product.figures['lcp'] ?? Number.NaN));
  const [ar, en] = [lcp('ar'), lcp('en')];
  rows.push(
    figureRow(
      'P30',
      'LCP, ar : en',
      ar / en,
      { atMost: 1.1 },
      `${ar.toFixed(0)} : ${en.toFixed(0)} ms`,
    ),
  );
  await browser.close();
  return rows;
}

function visiting(browser: Browser, url: string): Side {
  return async () => {
    const { lcp, cls, tbt } = await visit(browser, url, { isSlow: true });
    return { figures: { lcp, cls, tbt }, cpu: Number.NaN };
  };
}
