/** What the cookies of a person look like to the browser. */
export interface CookieLines {
  /** A line for `Set-Cookie`. */
  set(name: string, value: string, seconds: number): string;
  /** Makes the browser forget it. */
  forget(name: string): string;
}

/** @param baseUrl where the browser sees us; over https the cookies go nowhere else */
export function cookieLines(baseUrl: string): CookieLines {
  const secure = baseUrl.startsWith('https:') ? ' Secure;' : '';
  const line: CookieLines['set'] = (name, value, seconds) =>
    `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; HttpOnly;${secure} SameSite=Lax`;
  return { set: line, forget: (name) => line(name, '', 0) };
}
