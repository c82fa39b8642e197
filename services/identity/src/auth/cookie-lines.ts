/** Formats the cookies of a person for `Set-Cookie`. */
export interface CookieLines {
  /** Returns a line for `Set-Cookie`. */
  set(name: string, value: string, seconds: number): string;
  /** Returns the line that deletes the cookie. */
  forget(name: string): string;
}

/** @param baseUrl the public origin; with https the cookies are `Secure` */
export function cookieLines(baseUrl: string): CookieLines {
  const secure = baseUrl.startsWith('https:') ? ' Secure;' : '';
  const line: CookieLines['set'] = (name, value, seconds) =>
    `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; HttpOnly;${secure} SameSite=Lax`;
  return { set: line, forget: (name) => line(name, '', 0) };
}
