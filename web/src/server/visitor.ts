import type { Request } from 'express';
import { isbot } from 'isbot';

import { isLocale } from '../locale/locale.ts';
import { isGuest, readCookies } from './cookies.ts';
import type { ThemePreference } from './page-renderer.ts';

/** What a request says about its visitor. */
export interface Visitor {
  /** All guests with the same language and theme see the same page. */
  readonly isGuest: boolean;
  readonly theme: ThemePreference;
}

function themeOf(cookie: string | undefined): ThemePreference {
  return cookie === 'light' || cookie === 'dark' ? cookie : 'system';
}

/**
 * Returns whether a crawler sent the request. It costs more than the rest together: call it only
 * where it matters.
 */
export function isRobot(request: Request): boolean {
  // A headless browser counts as a browser
  return isbot((request.headers['user-agent'] ?? '').replace('HeadlessChrome', 'Chrome'));
}

export function visitorOf(request: Request): Visitor {
  const cookies = readCookies(request.headers.cookie);
  return { isGuest: isGuest(cookies), theme: themeOf(cookies.get('theme')) };
}

/** Returns whether the visitor never chose a language and the browser prefers English. */
export function prefersEnglish(request: Request): boolean {
  return (
    request.headers['accept-language'] !== undefined &&
    !isLocale(readCookies(request.headers.cookie).get('locale')) &&
    request.acceptsLanguages(['ar', 'en']) === 'en'
  );
}
