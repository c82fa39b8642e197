/** A year (docs/spec.md §9). */
const oneYear = 365 * 24 * 60 * 60;

/** Remembers a choice that changes how every page looks; the server reads it with the next one. */
export function rememberChoice(name: 'theme' | 'locale', value: string): void {
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- attributes of a cookie
  document.cookie = `${name}=${value}; path=/; max-age=${oneYear}; samesite=lax`;
}
