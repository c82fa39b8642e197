import type { Browser, BrowserContext, Locator, Page } from 'playwright';

/** One person in front of one browser: a language, a theme, a width. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and failed page scripts, as they came: an empty list at the end of a story. */
  readonly complaints: string[];
}

/** Opens a browser of its own for one person: no cookie, no cache is shared with another. */
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

/** The bell in the navigation bar, whatever it counts, once the page has come alive. */
export function bell(page: Page): Locator {
  return page.locator('.ui-bell button[aria-haspopup]');
}
