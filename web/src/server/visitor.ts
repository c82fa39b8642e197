import type { Locale } from '@osta/contracts/locale';
import type { Request } from 'express';
import { isbot } from 'isbot';

import { isLocale } from '../locale/locale.ts';
import { isGuest, readCookies } from './cookies.ts';
import type { ThemePreference } from './pages/page-renderer.ts';

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

/**
 * Returns the visitor's language: the chosen one, else the browser's. `null` when neither says.
 */
export function languageOf(request: Request): Locale | null {
  const chosen = readCookies(request.headers.cookie).get('locale');
  if (isLocale(chosen)) return chosen;
  if (request.headers['accept-language'] === undefined) return null;
  const wanted = request.acceptsLanguages(['ar', 'en']);
  return wanted === 'en' || wanted === 'ar' ? wanted : null;
}
