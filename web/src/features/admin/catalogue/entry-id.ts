/** The longest part of an id, as the service accepts it. */
export const longestPart = 40;

/** Returns the part of an id that an English name suggests: its letters and digits, with hyphens between the words. */
export function idPartOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, longestPart)
    .replaceAll(/^-+|-+$/gu, '');
}

/** Whether a text can be the id of a trade, or the part of a service’s id behind that of its trade. */
export function isIdPart(text: string, of: 'trade' | 'service'): boolean {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(text)) return false;
  // The order of all trades has this name
  return of === 'service' || (/^[a-z]/u.test(text) && text !== 'trades');
}
