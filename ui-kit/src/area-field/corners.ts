import { type GeoPoint, keepInLibya, project } from '../base-map/projection.ts';

/** How many parts of a degree a corner can stand at. */
export interface CornerGrid {
  readonly cellsPerDegree: number;
}

/** Returns the place on the grid that is nearest to a point. */
export function snap(point: GeoPoint, { cellsPerDegree }: CornerGrid): GeoPoint {
  const { latitude, longitude } = keepInLibya(point);
  return {
    latitude: Math.round(latitude * cellsPerDegree) / cellsPerDegree,
    longitude: Math.round(longitude * cellsPerDegree) / cellsPerDegree,
  };
}

/** East is right in every language: a map's keys are not mirrored. */
const ways: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Returns a corner after an arrow key: one step farther, ten with Shift; `null` for other keys. */
export function stepped(
  corner: GeoPoint,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  grid: CornerGrid,
): GeoPoint | null {
  const way = ways[key];
  if (way === undefined) return null;
  const step = (shiftKey ? 10 : 1) / grid.cellsPerDegree;
  const [east, north] = way;
  return snap(
    { latitude: corner.latitude + north * step, longitude: corner.longitude + east * step },
    grid,
  );
}

/** Returns how far a point is from the edge between two corners, squared, on the flat map. */
function awayFrom(point: GeoPoint, from: GeoPoint, to: GeoPoint): number {
  const [at, start, end] = [project(point), project(from), project(to)];
  const [x, y] = [end.x - start.x, end.y - start.y];
  const length = x ** 2 + y ** 2;
  const share = length === 0 ? 0 : ((at.x - start.x) * x + (at.y - start.y) * y) / length;
  const kept = Math.min(Math.max(share, 0), 1);
  return (at.x - start.x - kept * x) ** 2 + (at.y - start.y - kept * y) ** 2;
}

/** Returns the place in the list at which a new corner divides the edge that is nearest to it. */
export function placeForCorner(corners: readonly GeoPoint[], corner: GeoPoint): number {
  if (corners.length < 3) return corners.length;
  const distances = corners.map((from, n) =>
    awayFrom(corner, from, corners[(n + 1) % corners.length] ?? from),
  );
  return distances.indexOf(Math.min(...distances)) + 1;
}

/** Returns the corners with a new one at that place of the list. */
export function withCorner(
  corners: readonly GeoPoint[],
  corner: GeoPoint,
  at: number,
): readonly GeoPoint[] {
  return corners.toSpliced(at, 0, corner);
}

/** Returns the point halfway from a corner to the next one. */
export function halfway(
  corners: readonly GeoPoint[],
  at: number,
  grid: CornerGrid,
): GeoPoint | null {
  const [from, to] = [corners[at], corners[(at + 1) % corners.length]];
  if (from === undefined || to === undefined) return null;
  return snap(
    {
      latitude: (from.latitude + to.latitude) / 2,
      longitude: (from.longitude + to.longitude) / 2,
    },
    grid,
  );
}

/** Returns a square around a point, to begin with: its corners are so many steps away in each direction. */
export function squareAround(point: GeoPoint, grid: CornerGrid): readonly GeoPoint[] {
  const by = 16 / grid.cellsPerDegree;
  const { latitude, longitude } = point;
  return [
    { latitude: latitude + by, longitude: longitude - by },
    { latitude: latitude + by, longitude: longitude + by },
    { latitude: latitude - by, longitude: longitude + by },
    { latitude: latitude - by, longitude: longitude - by },
  ].map((corner) => snap(corner, grid));
}
