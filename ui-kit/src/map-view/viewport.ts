import { type GeoPoint, type MapPoint, project, unproject } from '../base-map/projection.ts';

/** What of the flat map is seen: its middle, and how many pixels a unit of projection.ts has. */
export interface Viewport {
  readonly centre: MapPoint;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The whole country on a phone, and a street. */
const smallest = 0.12;
const largest = 160;

const keepScale = (scale: number): number => Math.min(Math.max(scale, smallest), largest);

/** Where a point of the map is seen, in pixels from the top left corner. */
export function toScreen(point: MapPoint, { centre, scale }: Viewport, size: Size): MapPoint {
  return {
    x: (point.x - centre.x) * scale + size.width / 2,
    y: (point.y - centre.y) * scale + size.height / 2,
  };
}

/** Which point of the map is seen at a pixel. */
export function toMap(pixel: MapPoint, { centre, scale }: Viewport, size: Size): MapPoint {
  return {
    x: (pixel.x - size.width / 2) / scale + centre.x,
    y: (pixel.y - size.height / 2) / scale + centre.y,
  };
}

/** Larger or smaller by a factor; what is at the pixel stays there. */
export function zoomAt(view: Viewport, factor: number, pixel: MapPoint, size: Size): Viewport {
  const scale = keepScale(view.scale * factor);
  const fixed = toMap(pixel, view, size);
  return {
    scale,
    centre: {
      x: fixed.x - (pixel.x - size.width / 2) / scale,
      y: fixed.y - (pixel.y - size.height / 2) / scale,
    },
  };
}

/** Moved by pixels: what is dragged to the right comes from the left. */
export function panBy({ centre, scale }: Viewport, dx: number, dy: number): Viewport {
  return { scale, centre: { x: centre.x - dx / scale, y: centre.y - dy / scale } };
}

/** The closest look that holds all points with some room around; a town for one point alone. */
export function fitPoints(points: readonly GeoPoint[], size: Size): Viewport {
  const flat = points.map(project);
  const [xs, ys] = [flat.map(({ x }) => x), flat.map(({ y }) => y)];
  if (flat.length === 0) {
    return {
      centre: project({ latitude: 27.5, longitude: 17.5 }),
      scale: keepScale(size.width / 1800),
    };
  }
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const room = 64;
  const scale = Math.min(
    (size.width - 2 * room) / Math.max(right - left, 2),
    (size.height - 2 * room) / Math.max(bottom - top, 2),
  );
  return {
    centre: { x: (left + right) / 2, y: (top + bottom) / 2 },
    scale: keepScale(Math.max(scale, smallest)),
  };
}

/** West, south, east, north in degrees: what is seen, with a margin for pins that stick out. */
export function boundsOf(view: Viewport, size: Size): [number, number, number, number] {
  const margin = 40;
  const topLeft = unproject(toMap({ x: -margin, y: -margin }, view, size));
  const bottomRight = unproject(
    toMap({ x: size.width + margin, y: size.height + margin }, view, size),
  );
  return [topLeft.longitude, bottomRight.latitude, bottomRight.longitude, topLeft.latitude];
}

/** Supercluster's zoom at which tiles of 512 pixels have the scale of the view. */
export function zoomOf({ scale }: Viewport): number {
  return Math.log2((scale * 36_000) / 512);
}

/** The scale at a zoom of Supercluster. */
export function scaleOf(zoom: number): number {
  return keepScale((512 * 2 ** zoom) / 36_000);
}
