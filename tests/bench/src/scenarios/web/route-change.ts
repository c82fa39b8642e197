import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import type { Browser } from 'playwright';
import { z } from 'zod';

import { look, startBrowser } from '../../load/page-visit.ts';
import { figureRow, type Row } from '../../report.ts';
import type { ScenarioContext } from '../../scenario.ts';
import { median } from '../../statistics.ts';

/** A link on the front page, to a page that requests data from the API. */
const link = 'main a[href^="/professional/profile/"]';
/** Milliseconds between hover and click of a quick user. */
const hesitation = 300;

/** Runs in the page: milliseconds from the click to the painted heading of the next page. */
const untilNext = `(selector) => new Promise((resolve) => {
  const before = document.querySelector('h1')?.textContent;
  const began = performance.now();
  const look = () => {
    const now = document.querySelector('h1')?.textContent;
    if (now === undefined || now === before) requestAnimationFrame(look);
    else requestAnimationFrame(() => resolve(performance.now() - began));
  };
  document.querySelector(selector).click();
  look();
})`;

/** Runs in the page: milliseconds that a request for the same data takes. */
const roundTrip = `async (selector) => {
  const { pathname } = new URL(document.querySelector(selector).href);
  const [, , , id] = pathname.split('/');
  const began = performance.now();
  await (await fetch('/api/professionals/' + id, { cache: 'no-store' })).text();
  return performance.now() - began;
}`;

/** P31: the time between two pages on a slow phone, after a hover over the link. */
export async function measureRouteChange(
  context: ScenarioContext,
  site: string,
): Promise<readonly Row[]> {
  const { say } = context;
  const browser = await startBrowser(context);
  say('From page to page');
  const changes: { change: number; trip: number }[] = [];
  for (let round = 0; round < (context.rounds ?? 5); round += 1) {
    changes.push(await changeOnce(browser, site));
  }
  await browser.close();
  const change = median(changes.map((each) => each.change));
  const trip = median(changes.map((each) => each.trip));
  const allowed = 2 * trip + 50;
  return [
    figureRow(
      'P31',
      'next page after resting on its link : two round trips + 50 ms',
      change / allowed,
      { atMost: 1 },
      `${change.toFixed(0)} : ${allowed.toFixed(0)} ms, round trip ${trip.toFixed(0)} ms`,
    ),
  ];
}

function changeOnce(browser: Browser, site: string): Promise<{ change: number; trip: number }> {
  return look(browser, site, { isSlow: true }, async (page) => {
    const trip = z.number().parse(await page.evaluate(`(${roundTrip})(${JSON.stringify(link)})`));
    await page.hover(link);
    await letTimePass(hesitation, 'a hand that moves from pointing to pressing');
    const change = z.number().parse(await page.evaluate(`(${untilNext})(${JSON.stringify(link)})`));
    return { change, trip };
  });
}
