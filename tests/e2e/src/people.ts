import type { Browser, BrowserContext, Locator, Page } from 'playwright';

/** One person with one browser: a language, a theme, a width. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and uncaught exceptions, in order; empty when all is well. */
  readonly complaints: string[];
}

/** Opens a separate browser context for one person: no cookie and no cache is shared. */
export async function person(
  browser: Browser,
  origin: string,
  options: {
    readonly theme?: 'light' | 'dark';
    readonly width?: number;
    readonly languageTag?: 'ar-LY' | 'en-GB';
  } = {},
): Promise<Person> {
  const width = options.width ?? 1280;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width < 768 ? 844 : 900 },
    locale: options.languageTag ?? 'ar-LY',
    timezoneId: 'Africa/Tripoli',
    colorScheme: options.theme ?? 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/iu.test(message.text())) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, context, complaints };
}

/** The bell in the navigation bar, with any count, once the page is hydrated. */
export function bell(page: Page): Locator {
  return page.locator('.ui-bell button[aria-haspopup]');
}
