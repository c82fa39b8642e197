import process from 'node:process';

import type { Browser, BrowserContext, Page } from 'playwright';
import { afterEach } from 'vitest';

/** The last calls of each browser context to the services, as `PUT /api/…: 409`. */
const calls = new WeakMap<BrowserContext, string[]>();
const mostCalls = 12;

/** Keeps the last calls of a browser context to the services, for `tellOfFailures`. */
export function keepCalls(context: BrowserContext): void {
  const kept: string[] = [];
  calls.set(context, kept);
  const keep = (method: string, url: string, end: string): void => {
    if (!url.includes('/api/')) return;
    kept.push(`${method} ${new URL(url).pathname}: ${end}`);
    if (kept.length > mostCalls) kept.shift();
  };
  context.on('response', (response) => {
    keep(response.request().method(), response.url(), String(response.status()));
  });
  context.on('requestfailed', (request) => {
    keep(request.method(), request.url(), request.failure()?.errorText ?? 'failed');
  });
}

/** What a page says of itself in few words: states, notices, dialogs and the focused element. */
const statesOfPage = `[
  ...document.querySelectorAll('h1, output, [role=alert], [role=status], [role=dialog] h2, [aria-invalid=true], [data-state=failed], [data-state=unsaved], [data-state=saving]'),
  document.activeElement,
].filter((at) => at !== null && at.checkVisibility()).map((at) => at.localName + (at.dataset.state ? '[' + at.dataset.state + ']' : '') + ' ' + (typeof at.value === 'string' ? at.value : (at.innerText ?? '')).trim().slice(0, 120).replaceAll('\\n', ' | '))`;

async function told(page: Page): Promise<string> {
  const states = await page.evaluate<readonly string[]>(statesOfPage).catch(String);
  return [page.url(), ...[states].flat().map((line) => `  ${line}`)].join('\n');
}

/** Prints what each page of a failed test showed and called: a limit that ran out says only what did not come. */
export function tellOfFailures(browser: () => Browser | undefined): void {
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    for (const context of browser()?.contexts() ?? []) {
      const pages = await Promise.all(context.pages().map((page) => told(page)));
      const last = (calls.get(context) ?? []).map((call) => `  ${call}`);
      process.stderr.write(`${[`${task.name}: failed on`, ...pages, ...last].join('\n')}\n`);
    }
  });
}
