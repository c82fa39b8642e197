/** The cookies that change how a page looks without saying who the visitor is. */
const harmless = new Set(['theme', 'locale']);

/** Name and value of every cookie in a `Cookie` header, in its order. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  return cookies;
}

/** Whether nothing in the cookies can make the page another one than any stranger's. */
export function isGuest(cookies: ReadonlyMap<string, string>): boolean {
  return [...cookies.keys()].every((name) => harmless.has(name));
}
