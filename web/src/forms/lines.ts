/** Returns a text as lines to show and to compare; none for no text. */
export function linesOf(text: string | null | undefined): readonly string[] {
  return text === null || text === undefined || text === '' ? [] : [text];
}

/** Whether two texts say the same, line by line. */
export function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, n) => text === other[n]);
}
