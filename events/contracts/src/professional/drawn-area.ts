import { coarsePoint, coarseCells } from '../coarse-point.ts';
import type { GeoPoint } from '../geo-point.ts';
import { metersBetween } from '../meters-between.ts';

/** How many corners a drawn area has. */
export const fewestCorners = 3;
export const mostCorners = 24;

/** How far a corner may be from where the way to a job begins, in meters. */
export const farthestCorner = 200_000;

/** Why corners are no area. */
export type DrawnAreaFault = 'TOO_SMALL' | 'CROSSES_ITSELF' | 'TOO_LARGE';

/** A point in whole cells: sums and products of such numbers are exact, here and in a database. */
interface Cell {
  readonly x: number;
  readonly y: number;
}

const cellOf = ({ latitude, longitude }: GeoPoint): Cell => ({
  x: Math.round(longitude * coarseCells),
  y: Math.round(latitude * coarseCells),
});

/** Returns corners as they are stored: rounded to about 500 m, and each once where two neighbours become one. */
export function coarseCorners(corners: readonly GeoPoint[]): readonly GeoPoint[] {
  const coarse = corners.map(coarsePoint);
  return coarse.filter((corner, n) => {
    const before = coarse.at(n - 1) ?? corner;
    const isSame = before.latitude === corner.latitude && before.longitude === corner.longitude;
    return !isSame;
  });
}

/**
 * Returns what is wrong with an area, `null` if nothing is: it needs three corners that are not on one line, no edge
 * may cross or touch another one, and no corner may be farther from the start than `farthestCorner`.
 *
 * @param corners as `coarseCorners` returns them
 */
export function drawnAreaFault(
  start: GeoPoint,
  corners: readonly GeoPoint[],
): DrawnAreaFault | null {
  const cells = corners.map(cellOf);
  const [first, second] = cells;
  const isLine = !first || !second || cells.every((cell) => turn(first, second, cell) === 0);
  if (corners.length < fewestCorners || isLine) return 'TOO_SMALL';
  if (crossingEdges(corners).length > 0) return 'CROSSES_ITSELF';
  const isFar = corners.some((corner) => metersBetween(start, corner) > farthestCorner);
  return isFar ? 'TOO_LARGE' : null;
}

/** Returns the edges that cross or touch another one, by the place of the corner at which each begins. */
export function crossingEdges(corners: readonly GeoPoint[]): readonly number[] {
  const edges = edgesOf(corners.map(cellOf));
  return edges.flatMap((edge, n) => (edges.some((_other, m) => meet(edges, n, m)) ? [n] : []));
}

/** Returns whether an area holds a point, which is rounded as its corners are. Its edges belong to it. */
export function isInDrawnArea(corners: readonly GeoPoint[], point: GeoPoint): boolean {
  const cell = cellOf(point);
  let isInside = false;
  for (const edge of edgesOf(corners.map(cellOf))) {
    if (isOn(edge, cell)) return true;
    const { from, to } = edge;
    const isUp = from.y <= cell.y;
    // The way east from the point crosses the edge
    if (isUp !== to.y <= cell.y && turn(from, to, cell) > 0 === isUp) isInside = !isInside;
  }
  return isInside;
}

/** Returns how far somebody goes who has drawn an area, in meters: a circle around the start holds all of it. */
export function radiusOf(start: GeoPoint, corners: readonly GeoPoint[]): number {
  return Math.max(1000, ...corners.map((corner) => metersBetween(start, corner)));
}

interface Edge {
  readonly from: Cell;
  readonly to: Cell;
}

function edgesOf(cells: readonly Cell[]): readonly Edge[] {
  return cells.map((from, n) => ({ from, to: cells[(n + 1) % cells.length] ?? from }));
}

/** Positive if the way by `from` and `to` to the point turns left, 0 if the three are on one line. */
function turn(from: Cell, to: Cell, point: Cell): number {
  return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
}

function isOn({ from, to }: Edge, point: Cell): boolean {
  return (
    turn(from, to, point) === 0 &&
    Math.min(from.x, to.x) <= point.x &&
    point.x <= Math.max(from.x, to.x) &&
    Math.min(from.y, to.y) <= point.y &&
    point.y <= Math.max(from.y, to.y)
  );
}

/** Returns whether two edges have a point in common, beside the corner between neighbours. */
function meet(edges: readonly Edge[], n: number, m: number): boolean {
  const [one, other] = [edges[n], edges[m]];
  if (n === m || !one || !other) return false;
  const isNext = (n + 1) % edges.length === m;
  const isBefore = (m + 1) % edges.length === n;
  // Neighbours share a corner: they meet elsewhere only if one lies on the other
  if (isNext) return isOn(one, other.to) || isOn(other, one.from);
  if (isBefore) return isOn(other, one.to) || isOn(one, other.from);
  const sides = [
    Math.sign(turn(one.from, one.to, other.from)) * Math.sign(turn(one.from, one.to, other.to)),
    Math.sign(turn(other.from, other.to, one.from)) * Math.sign(turn(other.from, other.to, one.to)),
  ];
  return (
    sides.every((side) => side < 0) ||
    isOn(one, other.from) ||
    isOn(one, other.to) ||
    isOn(other, one.from) ||
    isOn(other, one.to)
  );
}
