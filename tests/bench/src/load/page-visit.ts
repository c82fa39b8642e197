import { chromium as chromiumOf } from '@osta/infrastructure/testing/chromium';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { z } from 'zod';

import type { ScenarioContext } from '../scenario.ts';

/** The measurements of a first visit. */
export interface Visit {
  /** Largest Contentful Paint, in milliseconds. */
  readonly lcp: number;
  /** Cumulative Layout Shift; 0 when nothing moved. */
  readonly cls: number;
  /** Total Blocking Time after the first paint, in milliseconds. */
  readonly tbt: number;
  /** Paths of the scripts that the page loaded. */
  readonly scripts: readonly string[];
}

const Seen = z.object({
  lcp: z.number(),
  cls: z.number(),
  tbt: z.number(),
  scripts: z.array(z.string()),
});

/** Runs in the page before its own scripts. */
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
 * Resolves when everything is loaded and half a second has passed without a long task. This is how
 * browsers define interactive.
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
 * A slow phone: 412 px wide, four times slower than this machine, 1.6 Mbit/s, 150 ms latency. Its
 * language is Arabic: the front page redirects readers of English to the English one.
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

/** Starts a headless Chromium, which ends with the scenario. */
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

/** How a page is opened. */
export interface Looking {
  /** Simulates a slow phone; otherwise nothing is throttled. */
  readonly isSlow: boolean;
}

/** Opens a page in a browser with an empty cache, and waits until it is interactive. */
export async function visit(browser: Browser, url: string, looking: Looking): Promise<Visit> {
  return look(browser, url, looking, async (page) => Seen.parse(await page.evaluate(tell)));
}

/** Opens a page the same way, and then runs a task in it. @returns the task's result */
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
