/**
 * Returns the first word of a name, with the article or the “Abd” that belongs to it: «عبد السلام الفيتوري» →
 * «عبد السلام». Empty for an empty name.
 */
export function firstNameOf(fullName: string): string {
  const [first = '', second] = fullName.trim().split(/\s+/u);
  return compounds.has(first.toLowerCase()) && second !== undefined ? `${first} ${second}` : first;
}

/** First words that are no name alone. */
const compounds: ReadonlySet<string> = new Set([
  'عبد',
  'أبو',
  'ابو',
  'أم',
  'abd',
  'abdul',
  'abu',
  'umm',
]);
