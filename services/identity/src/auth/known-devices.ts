import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { UserId } from '@osta/contracts/ids';
import type { SessionCookie } from '@osta/platform/auth/session-reader';
import { parseCookie } from 'cookie';

import type { CookieLines } from './cookie-lines.ts';

/**
 * Devices that have signed in to an account before. Their cookie opens nothing: it only lets their
 * attempts count apart from those of strangers. It has a random text for each account, so it does
 * not tell that two accounts share a device.
 */
export interface KnownDevices {
  /**
   * @param cookies the header `Cookie`
   * @returns the id of the device; null if it has not signed in to this account
   */
  find(cookies: string, userId: UserId): string | null;
  /** Returns whether the device has signed in to any account. */
  isAny(cookies: string): boolean;
  /** Returns a name for the device, whatever account it has signed in to; null: it cannot have. */
  readonly nameIn: (cookies: string) => string | null;
  /** Returns the line for `Set-Cookie` after a sign-in. Accounts of before stay, five in all. */
  remember(cookies: string, userId: UserId): string;
}

const idBytes = 9;
const idMacBytes = 9;
const idLength = 12;
const accounts = 5;
const seconds = 400 * 86_400; // the most that browsers keep a cookie

export function knownDevices(lines: CookieLines, sessionCookie: SessionCookie): KnownDevices {
  const name = sessionCookie.name.replace(/session$/u, 'device');

  function macOf(id: string, userId: UserId): Buffer {
    return createHmac('sha256', sessionCookie.secret).update(`device ${id} ${userId}`).digest();
  }

  function marksIn(cookies: string): readonly string[] {
    return (parseCookie(cookies)[name] ?? '').split('~').filter((mark) => mark !== '');
  }

  function isOf(mark: string, userId: UserId): boolean {
    const [id = '', mac = ''] = mark.split('.');
    const given = Buffer.from(mac, 'base64url');
    const right = macOf(id, userId);
    return given.length === right.length && timingSafeEqual(given, right);
  }

  /** The end of an id tells that we have made it, for whom it may be. */
  function newId(): string {
    const random = randomBytes(idBytes).toString('base64url');
    return random + endOf(random);
  }

  function endOf(random: string): string {
    const mac = createHmac('sha256', sessionCookie.secret).update(`device ${random}`).digest();
    return mac.subarray(0, idMacBytes).toString('base64url');
  }

  /** Those of earlier releases have no end. */
  function isOurs(mark: string): boolean {
    const [id = ''] = mark.split('.');
    const given = Buffer.from(id.slice(idLength));
    const right = Buffer.from(endOf(id.slice(0, idLength)));
    return given.length === right.length && timingSafeEqual(given, right);
  }

  return {
    find(cookies, userId) {
      const mark = marksIn(cookies)
        .slice(0, accounts)
        .find((each) => isOf(each, userId));
      return mark?.split('.')[0] ?? null;
    },

    isAny: (cookies) => marksIn(cookies).length > 0,

    nameIn: (cookies) => {
      const mark = marksIn(cookies).slice(0, accounts).find(isOurs);
      return mark === undefined ? null : `device ${mark.split('.')[0]}`;
    },

    remember(cookies, userId) {
      const marks = marksIn(cookies);
      const known = marks.slice(0, accounts).find((mark) => isOf(mark, userId) && isOurs(mark));
      const id = newId();
      const mark = known ?? `${id}.${macOf(id, userId).toString('base64url')}`;
      const others = marks.filter((each) => !isOf(each, userId)).slice(0, accounts - 1);
      return lines.set(name, [mark, ...others].join('~'), seconds);
    },
  };
}
