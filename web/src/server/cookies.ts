/** Cookies that change how a page looks without identifying the visitor. */
const harmless = new Set(['theme', 'locale']);

/** Parses a `Cookie` header; keeps its order. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  return cookies;
}

/**
 * Returns whether the cookies are a guest's: nothing in them changes the page, except theme and
 * language.
 */
export function isGuest(cookies: ReadonlyMap<string, string>): boolean {
  return [...cookies.keys()].every((name) => harmless.has(name));
}
