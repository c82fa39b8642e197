interface RedirectSearch {
  /** Where to continue after signing in. Untrusted: `ownPath` decides. */
  readonly redirect?: string;
}

/** Reads `?redirect=` of the pages for guests. */
export function redirectSearch(search: Readonly<Record<string, unknown>>): RedirectSearch {
  const { redirect } = search;
  return typeof redirect === 'string' ? { redirect } : {};
}
