/**
 * Scrolls an overflowing row until an item is in the middle. Horizontally only: the page keeps its
 * scroll position.
 *
 * @param item an element inside the row
 * @param row the scroll container
 */
export function showInRow(item: Element, row: Element): void {
  const [inner, outer] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
