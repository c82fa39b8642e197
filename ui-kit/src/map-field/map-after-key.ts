import { type MapView, showPoint, stepPoint, zoomView } from '../base-map/map-view.ts';
import type { GeoPoint, MapPoint } from '../base-map/projection.ts';

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
}

interface AfterKey {
  /** Null when the point does not change. */
  readonly point: GeoPoint | null;
  readonly view: MapView;
}

/** East is right in every language: a map's keys are not mirrored. */
const ways: Readonly<Record<string, MapPoint>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
const shortStep = 0.02;
const longStep = 0.1;

/**
 * Returns the map after a key: arrows move the pin (Shift: farther), + and − zoom; null for other
 * keys.
 */
export function mapAfterKey(
  { key, shiftKey }: Pressed,
  point: GeoPoint | null,
  view: MapView,
): AfterKey | null {
  if (key === '+' || key === '=') return { point: null, view: zoomView(view, 1) };
  if (key === '-' || key === '−') return { point: null, view: zoomView(view, -1) };
  const way = ways[key];
  const isPlaced = key === 'Enter' || key === ' ';
  if (way === undefined && !isPlaced) return null;
  // The first key puts the pin into the middle
  if (point === null) return { point: view.center, view };
  if (way === undefined) return null;
  const step = shiftKey ? longStep : shortStep;
  const moved = stepPoint(point, view, { x: way.x * step, y: way.y * step });
  return { point: moved, view: showPoint(view, moved) };
}
