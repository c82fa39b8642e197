/** How wide a chart has to be for a name to be shown. `any`: always; `never`: there is no room. */
export type NameRoom = 'any' | 'small' | 'medium' | 'large' | 'wide' | 'never';

/** From the widest chart to the narrowest, by the least width in pixels (chart.css). */
const rooms = [
  ['never', Number.POSITIVE_INFINITY],
  ['wide', 760],
  ['large', 560],
  ['medium', 420],
  ['small', 300],
  ['any', 240],
] as const;

/** An average letter of 12 px, the gap to the next name, and the gap between axis and plot. */
const letter = 6;
const gap = 4;
const axisGap = 12;

const lengthOf = (name: string): number => name.length;

/** Returns of how many columns one is named, so that the longest name has room: 1, 2, 4, 8 … */
function strideIn(width: number, count: number, longest: number): number {
  const wanted = longest * letter + gap;
  let stride = 1;
  while (stride < count && (width / count) * stride < wanted) stride *= 2;
  return stride;
}

/**
 * Returns for each column how wide the chart has to be for its name: a name is left out rather than
 * broken. The table and the tips have all of them.
 *
 * @param ticks the labels of the axis, which takes its room from the names
 */
export function nameRooms(names: readonly string[], ticks: readonly string[]): readonly NameRoom[] {
  const axis = Math.max(0, ...ticks.map(lengthOf)) * letter + axisGap;
  const longest = Math.max(0, ...names.map(lengthOf));
  return names.map((_name, column) => {
    // Each stride is a divisor of the next: what a narrow chart names, a wider one names too
    const fitting = rooms.filter(
      ([, width]) => column % strideIn(width - axis, names.length, longest) === 0,
    );
    return fitting.at(-1)?.[0] ?? 'never';
  });
}
