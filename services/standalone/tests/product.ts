/** Returns all combinations of the parts, in order; builds large corpora from few parts. */
export function product(...parts: readonly (readonly string[])[]): readonly string[] {
  return parts.reduce<readonly string[]>(
    (all, part) => all.flatMap((before) => part.map((after) => before + after)),
    [''],
  );
}
