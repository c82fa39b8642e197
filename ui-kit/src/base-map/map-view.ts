import { type GeoPoint, keepInLibya, type MapPoint, project, unproject } from './projection.ts';

/** What of the map is seen: its middle, and how wide it is in the units of projection.ts. */
export interface MapView {
  readonly center: GeoPoint;
  readonly width: number;
}

/** Width / height of every map: so a share of it is the same in the picture and over it. */
export const mapAspect = 4 / 3;

/** From the whole country to a part of a town: each about two and a half times closer. */
export const zoomWidths = [1780, 700, 280, 112, 45, 18] as const;

const widest = zoomWidths[0];
const closest = zoomWidths[5];

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
export function viewBox({ center, width }: MapView): Box {
  const middle = project(center);
  const height = width / mapAspect;
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** Where a point stands: 0 to 1 from the western and from the northern edge; outside of it beyond. */
export function placeInView(point: GeoPoint, view: MapView): MapPoint {
  const box = viewBox(view);
  const { x, y } = project(point);
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
}

/** The point that stands at a place of the view. */
export function pointAt(place: MapPoint, view: MapView): GeoPoint {
  const box = viewBox(view);
  return keepInLibya(
    unproject({ x: box.x + place.x * box.width, y: box.y + place.y * box.height }),
  );
}

/** The view after the map was dragged by shares of it. */
export function panView(view: MapView, by: MapPoint): MapView {
  return { ...view, center: pointAt({ x: 0.5 - by.x, y: 0.5 - by.y }, view) };
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
