import { chromium as chromiumOf } from '@osta/infrastructure/testing/chromium';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { z } from 'zod';

import type { ScenarioContext } from '../scenario.ts';

/** What a first visit came to. */
export interface Visit {
  /** Until the largest thing was painted, in milliseconds. */
  readonly lcp: number;
  /** Cumulative layout shift: 0 is still. */
  readonly cls: number;
  /** What long tasks kept the page from answering after the first paint, in milliseconds. */
  readonly tbt: number;
  /** Paths of the scripts that it loaded. */
  readonly scripts: readonly string[];
}

const Seen = z.object({
  lcp: z.number(),
  cls: z.number(),
  tbt: z.number(),
  scripts: z.array(z.string()),
});

/** Runs in the page before anything of its own. */
const watch = `
  window.bench = { lcp: 0, cls: 0, tasks: [], fcp: 0, last: 0 };
  const on = (type, each) => new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) each(entry);
  }).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => { bench.lcp = startTime; });
  on('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) bench.cls += value; });
  on('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') bench.fcp = startTime; });
  on('longtask', ({ startTime, duration }) => {
    bench.tasks.push({ startTime, duration });
    bench.last = startTime + duration;
  });
`;

const tell = `({
  lcp: bench.lcp,
  cls: bench.cls,
  tbt: bench.tasks
    .filter(({ startTime }) => startTime >= bench.fcp)
    .reduce((sum, { duration }) => sum + duration - 50, 0),
  scripts: performance.getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js')),
})`;

/**
 * Resolves after half a second without long tasks, once everything is loaded: interactive, as
 * browsers define it.
 */
const untilCalm = `new Promise((resolve) => {
  const look = () => {
    const quiet = performance.now() - Math.max(bench.last, bench.fcp);
    if (document.readyState === 'complete' && quiet > 500) resolve();
    else setTimeout(look, 50);
  };
  look();
})`;

/**
 * A phone: 412 px, four times slower than this machine, 1.6 Mbit/s, 150 ms away. Its owner reads Arabic: others are
 * led from the front page to the English one first.
 */
const phone = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  locale: 'ar-LY',
};
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** A Chromium without a window; it ends with the scenario. */
export async function startBrowser({
  environment,
  say,
  onEnd,
}: Pick<ScenarioContext, 'environment' | 'say' | 'onEnd'>): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await chromiumOf(environment, say),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  onEnd(() => browser.close());
  return browser;
}

/** How a page is looked at. */
export interface Looking {
  /** As a phone on a slow network; else with what this machine has. */
  readonly isSlow: boolean;
}

/** Opens a page in a browser that has nothing yet, and waits until it is calm. */
export async function visit(browser: Browser, url: string, looking: Looking): Promise<Visit> {
  return look(browser, url, looking, async (page) => Seen.parse(await page.evaluate(tell)));
}

/** The same, and does something there. @returns what that came to */
export async function look<Result>(
  browser: Browser,
  url: string,
  { isSlow }: Looking,
  then: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.addInitScript(watch);
    if (isSlow) await slowDown(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.evaluate(untilCalm);
    return await then(page);
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
