import { describe, expect, it } from 'vitest';

import { project } from '../base-map/projection.ts';
import {
  boundsOf,
  fitPoints,
  panBy,
  scaleOf,
  toMap,
  toScreen,
  zoomAt,
  zoomOf,
} from './viewport.ts';

const size = { width: 600, height: 400 };
const tripoli = { latitude: 32.8874, longitude: 13.1873 };
const misrata = { latitude: 32.3754, longitude: 15.0925 };
const view = fitPoints([tripoli, misrata], size);

describe('viewport', () => {
  it('holds all points with room around', () => {
    for (const point of [tripoli, misrata]) {
      const { x, y } = toScreen(project(point), view, size);
      expect(x).toBeGreaterThan(50);
      expect(x).toBeLessThan(550);
      expect(y).toBeGreaterThan(50);
      expect(y).toBeLessThan(350);
    }
  });

  it('finds the way back from a pixel', () => {
    const { x, y } = toMap(toScreen(project(tripoli), view, size), view, size);
    expect(x).toBeCloseTo(project(tripoli).x);
    expect(y).toBeCloseTo(project(tripoli).y);
  });

  it('keeps what is under the pointer while it zooms', () => {
    const pixel = { x: 120, y: 300 };
    const closer = zoomAt(view, 2, pixel, size);
    expect(closer.scale).toBeCloseTo(view.scale * 2);
    expect(toMap(pixel, closer, size).x).toBeCloseTo(toMap(pixel, view, size).x);
    expect(toMap(pixel, closer, size).y).toBeCloseTo(toMap(pixel, view, size).y);
  });

  it('moves with the hand', () => {
    const before = toScreen(project(tripoli), view, size);
    const after = toScreen(project(tripoli), panBy(view, 30, -10), size);
    expect(after.x - before.x).toBeCloseTo(30);
    expect(after.y - before.y).toBeCloseTo(-10);
  });

  it('has bounds around what it holds', () => {
    const [west, south, east, north] = boundsOf(view, size);
    expect(west).toBeLessThan(tripoli.longitude);
    expect(east).toBeGreaterThan(misrata.longitude);
    expect(south).toBeLessThan(misrata.latitude);
    expect(north).toBeGreaterThan(tripoli.latitude);
  });

  it('turns zoom into scale and back', () => {
    expect(zoomOf({ ...view, scale: scaleOf(8) })).toBeCloseTo(8);
  });
});
