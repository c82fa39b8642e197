/** An item of a list. */
export interface Listed {
  readonly id: string;
}

/**
 * Returns the items of a list that can be shown without moving what is read: those that are known, and those behind all
 * of them. All of them where nothing is known.
 */
export function steadyList<Item extends Listed>(
  items: readonly Item[],
  known: ReadonlySet<string>,
): readonly Item[] {
  const last = items.findLastIndex(({ id }) => known.has(id));
  return last < 0 ? items : items.filter(({ id }, nth) => known.has(id) || nth > last);
}
