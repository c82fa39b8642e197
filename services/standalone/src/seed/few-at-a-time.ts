/** Password hashing is expensive on purpose, and real users must be served too. */
const together = 4;

/**
 * Works on a few items at a time, in their order.
 *
 * @param goOn called before each few; throws when the work must stop
 * @param work gets an item and its place in the list
 * @returns what the work returns, in the order of the items
 */
export async function fewAtATime<Item, Result>(
  items: readonly Item[],
  goOn: () => void,
  work: (item: Item, place: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let first = 0; first < items.length; first += together) {
    goOn();
    const few = items.slice(first, first + together);
    results.push(...(await Promise.all(few.map((item, n) => work(item, first + n)))));
  }
  return results;
}
