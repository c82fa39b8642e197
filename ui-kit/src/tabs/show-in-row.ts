/**
 * Moves a row that is wider than its place until one of its items stands in the middle. Sideways only:
 * the page stays where its reader has left it.
 *
 * @param item somewhere inside the row
 * @param row what scrolls
 */
export function showInRow(item: Element, row: Element): void {
  const [inner, outer] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
