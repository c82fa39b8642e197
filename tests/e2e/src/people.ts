import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright';

import { keepCalls } from './tell-of-failures.ts';

/** One person with one browser: a language, a theme, a width. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors, each with its address, and uncaught exceptions, in order; empty when all is well. */
  readonly complaints: string[];
}

/** How a person sees the product: light, at 1280 px and in Arabic where nothing else is said. */
export interface PersonOptions {
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly languageTag?: 'ar-LY' | 'en-GB';
}

/** The password of every account in the demo market. */
export const demoPassword = 'osta-demo-1';

/**
 * Opens a browser context in Libyan time, without motion. What a page is
 * waited for may take as long as a busy machine needs: a limit only ends what never comes.
 */
export async function openContext(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    timezoneId: 'Africa/Tripoli',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(90_000);
  keepCalls(context);
  return context;
}

/** Opens a separate browser context for one person: no cookie and no cache is shared. */
export async function person(
  browser: Browser,
  origin: string,
  options: PersonOptions = {},
): Promise<Person> {
  const width = options.width ?? 1280;
  const context = await openContext(browser, origin, {
    viewport: { width, height: width < 768 ? 844 : 900 },
    locale: options.languageTag ?? 'ar-LY',
    colorScheme: options.theme ?? 'light',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/iu.test(message.text())) {
      complaints.push(`${message.text()} ${message.location().url}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, context, complaints };
}

/** Logs a browser context in to a demo account, without a page. */
export async function signIn(page: Page, origin: string, email: string): Promise<void> {
  const answer = await page.request.post(`${origin}/api/auth/sessions/password`, {
    headers: { 'x-csrf': '1', origin },
    data: { email, password: demoPassword },
  });
  if (!answer.ok()) throw new Error(`${email} is not let in: ${answer.status()}`);
}

/** Sends a command as somebody, outside of their page. */
export async function send<Answer>(
  { page }: Person,
  origin: string,
  path: string,
  body: object,
): Promise<Answer> {
  const answer = await page.request.post(path, {
    headers: { 'x-csrf': '1', origin, 'idempotency-key': crypto.randomUUID() },
    data: body,
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** The bell in the navigation bar, with any count, once the page is hydrated. */
export function bell(page: Page): Locator {
  return page.locator('.ui-bell button[aria-haspopup]');
}

/** Types into a field with suggestions and picks the first suggestion with this text. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(option);
  await page.getByRole('option', { name: option }).first().click();
}
