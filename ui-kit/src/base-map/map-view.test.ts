import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  boundsOf,
  canZoom,
  fitPoints,
  panView,
  placeInView,
  pointAt,
  showPoint,
  stepPoint,
  viewAround,
  wholeLibya,
  widthAt,
  zoomAt,
  zoomOf,
  zoomView,
  zoomWidths,
} from './map-view.ts';
import { type Cover, seenPlaces } from './named-place.ts';

const tripoli = { latitude: 32.88743, longitude: 13.18733 };
const share = fc.double({ min: 0.05, max: 0.95, noNaN: true });
const anyView = fc
  .record({
    latitude: fc.double({ min: 24, max: 32, noNaN: true }),
    longitude: fc.double({ min: 12, max: 22, noNaN: true }),
    width: fc.constantFrom(...zoomWidths.slice(1)),
  })
  .map(({ latitude, longitude, width }) => ({ center: { latitude, longitude }, width }));

const placed = (id: string, rank: number, east: number) => ({
  id,
  name: id,
  rank,
  latitude: 30,
  longitude: 15 + east,
});

describe('a view of the map', () => {
  it('maps a press to its point', () => {
    fc.assert(
      fc.property(anyView, share, share, (view, x, y) => {
        const place = placeInView(pointAt({ x, y }, view), view);
        expect(place.x).toBeCloseTo(x, 2);
        expect(place.y).toBeCloseTo(y, 2);
      }),
    );
  });

  it('follows a drag', () => {
    const view = viewAround(tripoli);
    const moved = placeInView(tripoli, panView(view, { x: 0.2, y: -0.1 }));
    expect(moved.x).toBeCloseTo(0.7, 2);
    expect(moved.y).toBeCloseTo(0.4, 2);
  });

  it('steps up to the north and right to the east, in both languages', () => {
    const view = viewAround(tripoli);
    expect(stepPoint(tripoli, view, { x: 0, y: -0.05 }).latitude).toBeGreaterThan(tripoli.latitude);
    expect(stepPoint(tripoli, view, { x: 0.05, y: 0 }).longitude).toBeGreaterThan(
      tripoli.longitude,
    );
  });

  it('zooms in six steps', () => {
    let view = wholeLibya;
    for (const width of zoomWidths.slice(1)) {
      view = zoomView(view, 1);
      expect(view.width).toBe(width);
    }
    expect(canZoom(view, 1)).toBe(false);
    expect(zoomView(view, 1)).toBe(view);
    expect(zoomView(wholeLibya, -1)).toBe(wholeLibya);
  });

  it('stays in place while its point is visible', () => {
    const view = viewAround(tripoli);
    expect(showPoint(view, tripoli)).toBe(view);
    const far = { latitude: 27, longitude: 14.4 };
    expect(showPoint(view, far).center).toEqual(far);
  });
});

describe('a view of a map that was measured', () => {
  const size = { width: 600, height: 400 };
  const aspect = 1.5;
  const misrata = { latitude: 32.3754, longitude: 15.0925 };
  const view = fitPoints([tripoli, misrata], size);

  it('contains all points with a margin', () => {
    for (const point of [tripoli, misrata]) {
      const { x, y } = placeInView(point, view, aspect);
      expect(x * size.width).toBeGreaterThan(60);
      expect(x * size.width).toBeLessThan(540);
      expect(y * size.height).toBeGreaterThan(60);
      expect(y * size.height).toBeLessThan(340);
    }
  });

  it('keeps the point under the pointer while it zooms', () => {
    fc.assert(
      fc.property(share, share, fc.constantFrom(0.6, 1.3, 2), (x, y, factor) => {
        const under = pointAt({ x, y }, view, aspect);
        const place = placeInView(under, zoomAt(view, factor, { x, y }, aspect), aspect);
        expect(place.x).toBeCloseTo(x, 2);
        expect(place.y).toBeCloseTo(y, 2);
      }),
    );
  });

  it('zooms between a street and the whole country', () => {
    expect(zoomAt(view, 1e6, { x: 0.5, y: 0.5 }).width).toBe(4);
    expect(zoomAt(view, 1e-6, { x: 0.5, y: 0.5 }).width).toBe(5000);
    expect(fitPoints([tripoli], size).width).toBeLessThan(10);
    expect(fitPoints([], size)).toBe(wholeLibya);
  });

  it('has bounds around its content', () => {
    const [west, south, east, north] = boundsOf(view, size);
    expect(west).toBeLessThan(tripoli.longitude);
    expect(east).toBeGreaterThan(misrata.longitude);
    expect(south).toBeLessThan(misrata.latitude);
    expect(north).toBeGreaterThan(tripoli.latitude);
  });

  it('converts tile zoom to width and back', () => {
    expect(zoomOf({ ...view, width: widthAt(8, size.width) }, size.width)).toBeCloseTo(8);
  });
});

describe('the names in a view', () => {
  it('shows large ones first, without overlap', () => {
    const view = { center: { latitude: 30, longitude: 15 }, width: 700 };
    const named = seenPlaces(
      [placed('small', 4, 0.1), placed('large', 1, 0), placed('far', 4, 9)],
      view,
      { width: 400, height: 300 },
      [],
    );
    expect(named.map(({ id }) => id)).toEqual(['large']);
  });

  it('lets a name yield to a pin: to the other side of its dot, else it is left out', () => {
    const view = { center: { latitude: 30, longitude: 15 }, width: 700 };
    const size = { width: 400, height: 300 };
    const sidesUnder = (...covers: readonly Cover[]): readonly string[] =>
      seenPlaces([placed('town', 1, 0)], view, size, covers).map(({ side }) => side);
    const { at = { x: 0, y: 0 } } = seenPlaces([placed('town', 1, 0)], view, size, [])[0] ?? {};
    const [x, y] = [at.x * size.width, at.y * size.height];
    const east = { x: x + 10, y: y - 16, width: 88, height: 32 };
    const west = { x: x - 98, y: y - 16, width: 88, height: 32 };
    expect(sidesUnder()).toEqual(['east']);
    expect(sidesUnder(west)).toEqual(['east']);
    expect(sidesUnder(east)).toEqual(['west']);
    expect(sidesUnder(east, west)).toEqual([]);
  });
});
