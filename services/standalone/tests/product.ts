/** Every first part with every second part and so on: corpora are made from parts, so that they stay many. */
export function product(...parts: readonly (readonly string[])[]): readonly string[] {
  return parts.reduce<readonly string[]>(
    (all, part) => all.flatMap((before) => part.map((after) => before + after)),
    [''],
  );
}
