import { type GeoPoint, keepInLibya, type MapPoint, project, unproject } from './projection.ts';

/** What of the map is seen: its middle, and how wide it is in the units of projection.ts. */
export interface MapView {
  readonly center: GeoPoint;
  readonly width: number;
}

/** In pixels. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** How wide a map is for its height, where nobody has measured it. */
const mapAspect = 4 / 3;

/** From the whole country to a part of a town: each about two and a half times closer. */
export const zoomWidths = [1780, 700, 280, 112, 45, 18] as const;

const widest = zoomWidths[0];
const closest = zoomWidths[5];

/** Between a street and the whole country on a map that is wide and low. */
const keepWidth = (width: number): number => Math.min(Math.max(width, 4), 5000);

export const wholeLibya: MapView = {
  center: { latitude: 26.8, longitude: 17.3 },
  width: widest,
};

/** Around a point, close enough to tell neighbourhoods apart. */
export function viewAround(point: GeoPoint): MapView {
  return { center: keepInLibya(point), width: zoomWidths[4] };
}

/** Closer (1) or farther (-1), by one step. */
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

/** The part of the flat map that a view shows. */
export function viewBox({ center, width }: MapView, aspect = mapAspect): Box {
  const middle = project(center);
  const height = width / aspect;
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** Where a point stands: 0 to 1 from the western and from the northern edge; outside of it beyond. */
export function placeInView(point: GeoPoint, view: MapView, aspect = mapAspect): MapPoint {
  const box = viewBox(view, aspect);
  const { x, y } = project(point);
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
}

function groundAt(place: MapPoint, view: MapView, aspect: number): MapPoint {
  const box = viewBox(view, aspect);
  return { x: box.x + place.x * box.width, y: box.y + place.y * box.height };
}

/** The point that stands at a place of the view. */
export function pointAt(place: MapPoint, view: MapView, aspect = mapAspect): GeoPoint {
  return keepInLibya(unproject(groundAt(place, view, aspect)));
}

/** The view after the map was dragged by shares of it. */
export function panView(view: MapView, by: MapPoint, aspect = mapAspect): MapView {
  return { ...view, center: pointAt({ x: 0.5 - by.x, y: 0.5 - by.y }, view, aspect) };
}

/** Larger or smaller by any factor; what is at the place stays there. */
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

/** In pixels, around what has to be seen: a pin sticks out of its point. */
const fitRoom = 64;

/** The closest view that holds all points with some room around; a town for one point alone. */
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

/** West, south, east, north in degrees: what is seen, and a little more for pins that stick out. */
export function boundsOf(view: MapView, size: MapSize): [number, number, number, number] {
  const aspect = size.width / size.height;
  const [x, y] = [40 / size.width, 40 / size.height];
  const topLeft = unproject(groundAt({ x: -x, y: -y }, view, aspect));
  const bottomRight = unproject(groundAt({ x: 1 + x, y: 1 + y }, view, aspect));
  return [topLeft.longitude, bottomRight.latitude, bottomRight.longitude, topLeft.latitude];
}

/** Units of projection.ts around the earth, and the pixels of a tile of Supercluster. */
const earth = 36_000;
const tile = 512;

/** Supercluster's zoom at which its tiles have the scale of a view that is so many pixels wide. */
export function zoomOf(view: MapView, pixels: number): number {
  return Math.log2(((pixels / view.width) * earth) / tile);
}

/** How wide a view is at a zoom of Supercluster. */
export function widthAt(zoom: number, pixels: number): number {
  return keepWidth((pixels * earth) / (tile * 2 ** zoom));
}

/** The view that still shows a point: the same one where it does, else around the point. */
export function showPoint(view: MapView, point: GeoPoint): MapView {
  const { x, y } = placeInView(point, view);
  const isSeen = x > 0.08 && x < 0.92 && y > 0.08 && y < 0.92;
  return isSeen ? view : { ...view, center: keepInLibya(point) };
}

/** A point moved by arrow keys: by shares of what is seen, so that close by the steps are short. */
export function stepPoint(point: GeoPoint, view: MapView, by: MapPoint): GeoPoint {
  const place = placeInView(point, view);
  return pointAt({ x: place.x + by.x, y: place.y + by.y }, view);
}
