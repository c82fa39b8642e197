import { randomBytes } from 'node:crypto';

import type { SessionCookie } from '@osta/platform/auth/session-reader';
import { parseCookie } from 'cookie';

import type { CookieLines } from './cookie-lines.ts';

/**
 * Browsers that have asked for a code. Each has a slot of its own for codes: what others ask for
 * does not replace its code, and what others guess does not use it up.
 */
export interface AskingBrowsers {
  /** @returns the slot of this browser; null if it has not asked lately */
  slotIn(cookies: string): string | null;
  /** Returns the slot for a question of this browser, and the line for `Set-Cookie`. */
  open(cookies: string): { readonly slot: string; readonly line: string };
}

const slotBytes = 16;
const seconds = 600; // twice as long as a code is valid

export function askingBrowsers(lines: CookieLines, { name }: SessionCookie): AskingBrowsers {
  const cookieName = name.replace(/session$/u, 'asking');

  function slotIn(cookies: string): string | null {
    const slot = parseCookie(cookies)[cookieName] ?? '';
    return /^[\w-]{22}$/u.test(slot) ? slot : null;
  }

  return {
    slotIn,
    open(cookies) {
      const slot = slotIn(cookies) ?? randomBytes(slotBytes).toString('base64url');
      return { slot, line: lines.set(cookieName, slot, seconds) };
    },
  };
}
