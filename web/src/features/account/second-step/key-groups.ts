/** Splits a key into groups of four, for reading aloud and typing; the last may be shorter. */
export function keyGroups(key: string): readonly string[] {
  return key.match(/.{1,4}/gu) ?? [];
}
