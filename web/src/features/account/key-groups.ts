/** A key in groups of four, as people read it aloud and type it; the last may be shorter. */
export function keyGroups(key: string): readonly string[] {
  return key.match(/.{1,4}/gu) ?? [];
}
