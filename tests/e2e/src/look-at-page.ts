import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { AxeResults } from 'axe-core';
import type { BrowserContext, Page } from 'playwright';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What is wrong with a page as somebody sees it; nothing, when all is well. */
export type Complaints = readonly string[];

/** What breaks a rule of axe: the rule, and the elements that break it. */
export async function axeComplaints(page: Page): Promise<Complaints> {
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

/** A page that is not there is told of on the console by the browser itself. */
function isOwnStatus(text: string, status: number): boolean {
  return status >= 400 && text.includes(`status of ${status}`);
}

/**
 * Opens an address as it comes, waits until it lives, and looks at it at both widths: console,
 * hydration, accessibility, nothing wider than the screen.
 *
 * @param widths where it is opened, then where it is looked at again without loading
 */
export async function lookAtPage(
  context: BrowserContext,
  address: string,
  widths: readonly [number, number],
): Promise<Complaints> {
  const page = await context.newPage();
  const complaints: string[] = [];
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/iu.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  try {
    await page.setViewportSize({ width: widths[0], height: 900 });
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    const status = response?.status() ?? 0;
    // Its place is kept until the page has come alive
    await page.locator('.web-theme-place').waitFor({ state: 'detached' });
    complaints.push(...(await overflowComplaints(page, widths[0])), ...(await axeComplaints(page)));
    await page.setViewportSize({ width: widths[1], height: 900 });
    // Laid out and painted at the other width
    await page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
    );
    complaints.push(...(await overflowComplaints(page, widths[1])));
    complaints.push(...said.filter((text) => !isOwnStatus(text, status)));
  } finally {
    await page.close();
  }
  return complaints;
}
