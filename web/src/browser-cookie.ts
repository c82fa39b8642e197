/** A year (docs/spec.md §9). */
const oneYear = 365 * 24 * 60 * 60;

/**
 * Stores a choice that changes how every page looks in a cookie; the server reads it with the next
 * request.
 */
export function rememberChoice(name: 'theme' | 'locale', value: string): void {
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- attributes of a cookie
  document.cookie = `${name}=${value}; path=/; max-age=${oneYear}; samesite=lax`;
}
