/**
 * Returns the nth item of a list, wrapping around: always the same item for the same number.
 *
 * @throws Error when the list is empty
 */
export function pick<Item>(list: readonly Item[], n: number): Item {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('The demo market was given an empty list');
  return item;
}
