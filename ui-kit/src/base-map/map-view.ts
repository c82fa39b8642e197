import { type GeoPoint, keepInLibya, type MapPoint, project, unproject } from './projection.ts';

/** The visible part of the map: its centre, and its width in the units of projection.ts. */
export interface MapView {
  readonly center: GeoPoint;
  readonly width: number;
}

/** In pixels. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** The assumed aspect ratio (width / height) of a map that was not measured. */
const mapAspect = 4 / 3;

/**
 * Zoom levels from the whole country to a part of a town; each is about two and a half times
 * closer.
 */
export const zoomWidths = [1780, 700, 280, 112, 45, 18] as const;

const widest = zoomWidths[0];
const closest = zoomWidths[5];

/** Keeps a width between a street and the whole country, also on a wide and low map. */
const keepWidth = (width: number): number => Math.min(Math.max(width, 4), 5000);

export const wholeLibya: MapView = {
  center: { latitude: 26.8, longitude: 17.3 },
  width: widest,
};

/** Returns a view around a point, close enough to tell neighbourhoods apart. */
export function viewAround(point: GeoPoint): MapView {
  return { center: keepInLibya(point), width: zoomWidths[4] };
}

/** Returns the view one zoom level closer (1) or farther (-1). */
export function zoomView(view: MapView, by: 1 | -1): MapView {
  const width =
    by === 1
      ? zoomWidths.find((step) => step < view.width)
      : zoomWidths.findLast((step) => step > view.width);
  return width === undefined ? view : { ...view, width };
}

export const canZoom = (view: MapView, by: 1 | -1): boolean =>
  by === 1 ? view.width > closest : view.width < widest;

interface Box extends MapPoint {
  readonly width: number;
  readonly height: number;
}

/** Returns the rectangle of the flat map that a view shows. */
export function viewBox({ center, width }: MapView, aspect = mapAspect): Box {
  const middle = project(center);
  const height = width / aspect;
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/**
 * Returns the position of a point in a view: 0 to 1 from the western and the northern edge; points
 * outside of the view are below 0 or above 1.
 */
export function placeInView(point: GeoPoint, view: MapView, aspect = mapAspect): MapPoint {
  const box = viewBox(view, aspect);
  const { x, y } = project(point);
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
}

function groundAt(place: MapPoint, view: MapView, aspect: number): MapPoint {
  const box = viewBox(view, aspect);
  return { x: box.x + place.x * box.width, y: box.y + place.y * box.height };
}

/** Returns the point at a position of the view. */
export function pointAt(place: MapPoint, view: MapView, aspect = mapAspect): GeoPoint {
  return keepInLibya(unproject(groundAt(place, view, aspect)));
}

/** Returns the view after a drag; `by` is a share of the view's width and height. */
export function panView(view: MapView, by: MapPoint, aspect = mapAspect): MapView {
  return { ...view, center: pointAt({ x: 0.5 - by.x, y: 0.5 - by.y }, view, aspect) };
}

/** Returns the view scaled by any factor around a fixed position. */
export function zoomAt(
  view: MapView,
  factor: number,
  place: MapPoint,
  aspect = mapAspect,
): MapView {
  const width = keepWidth(view.width / factor);
  const fixed = groundAt(place, view, aspect);
  const center = unproject({
    x: fixed.x - (place.x - 0.5) * width,
    y: fixed.y - (place.y - 0.5) * (width / aspect),
  });
  return { center: keepInLibya(center), width };
}

/** Padding in pixels around fitted points: a pin is larger than its point. */
const fitRoom = 64;

/**
 * Returns the closest view that holds all points with padding; a town's width for a single point.
 */
export function fitPoints(points: readonly GeoPoint[], size: MapSize): MapView {
  if (points.length === 0) return wholeLibya;
  const flat = points.map(project);
  const [xs, ys] = [flat.map(({ x }) => x), flat.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const unitsPerPixel = Math.max(
    Math.max(right - left, 2) / Math.max(size.width - 2 * fitRoom, 1),
    Math.max(bottom - top, 2) / Math.max(size.height - 2 * fitRoom, 1),
  );
  return {
    center: unproject({ x: (left + right) / 2, y: (top + bottom) / 2 }),
    width: keepWidth(unitsPerPixel * size.width),
  };
}

/**
 * Returns west, south, east and north in degrees: the visible part, plus a margin for pins that
 * stick out.
 */
export function boundsOf(view: MapView, size: MapSize): [number, number, number, number] {
  const aspect = size.width / size.height;
  const [x, y] = [40 / size.width, 40 / size.height];
  const topLeft = unproject(groundAt({ x: -x, y: -y }, view, aspect));
  const bottomRight = unproject(groundAt({ x: 1 + x, y: 1 + y }, view, aspect));
  return [topLeft.longitude, bottomRight.latitude, bottomRight.longitude, topLeft.latitude];
}

/** Returns west, south, east and north of the visible part in degrees. */
export function seenBounds(view: MapView, size: MapSize): [number, number, number, number] {
  const aspect = size.width / size.height;
  const topLeft = unproject(groundAt({ x: 0, y: 0 }, view, aspect));
  const bottomRight = unproject(groundAt({ x: 1, y: 1 }, view, aspect));
  return [topLeft.longitude, bottomRight.latitude, bottomRight.longitude, topLeft.latitude];
}

/**
 * The circumference of the earth in units of projection.ts, and the pixels of a Supercluster tile.
 */
const earth = 36_000;
const tile = 512;

/** Returns the Supercluster zoom whose tiles have the scale of a view that is `pixels` wide. */
export function zoomOf(view: MapView, pixels: number): number {
  return Math.log2(((pixels / view.width) * earth) / tile);
}

/** Returns the width of a view at a Supercluster zoom. */
export function widthAt(zoom: number, pixels: number): number {
  return keepWidth((pixels * earth) / (tile * 2 ** zoom));
}

/**
 * Returns a view that shows the point: the same view when it does already, else one around the
 * point.
 */
export function showPoint(view: MapView, point: GeoPoint): MapView {
  const { x, y } = placeInView(point, view);
  const isSeen = x > 0.08 && x < 0.92 && y > 0.08 && y < 0.92;
  return isSeen ? view : { ...view, center: keepInLibya(point) };
}

/** Moves a point by arrow keys, in shares of the visible part: steps are shorter when zoomed in. */
export function stepPoint(point: GeoPoint, view: MapView, by: MapPoint): GeoPoint {
  const place = placeInView(point, view);
  return pointAt({ x: place.x + by.x, y: place.y + by.y }, view);
}
