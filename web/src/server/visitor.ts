import type { Request } from 'express';
import { isbot } from 'isbot';

import { isLocale } from '../locale/locale.ts';
import { isGuest, readCookies } from './cookies.ts';
import type { ThemePreference } from './page-renderer.ts';

/** What a request tells about who asks. */
export interface Visitor {
  /** Every guest with the same language and theme sees the same page. */
  readonly isGuest: boolean;
  readonly theme: ThemePreference;
}

function themeOf(cookie: string | undefined): ThemePreference {
  return cookie === 'light' || cookie === 'dark' ? cookie : 'system';
}

/** Whether a machine asks. Costs more than the rest together: ask only where it matters. */
export function isRobot(request: Request): boolean {
  // A browser without a window is a browser
  return isbot((request.headers['user-agent'] ?? '').replace('HeadlessChrome', 'Chrome'));
}

export function visitorOf(request: Request): Visitor {
  const cookies = readCookies(request.headers.cookie);
  return { isGuest: isGuest(cookies), theme: themeOf(cookies.get('theme')) };
}

/** Never chose a language, and the browser prefers English: greeted in English, once. */
export function prefersEnglish(request: Request): boolean {
  return (
    request.headers['accept-language'] !== undefined &&
    !isLocale(readCookies(request.headers.cookie).get('locale')) &&
    request.acceptsLanguages(['ar', 'en']) === 'en'
  );
}
