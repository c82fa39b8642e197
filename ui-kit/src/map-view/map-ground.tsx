import type { ReactNode } from 'react';

import { districtBorders, libyaOutline, mainRoads } from '../base-map/libya-outline.ts';
import { type GeoPoint, project } from '../base-map/projection.ts';
import { type Size, toScreen, type Viewport } from './viewport.ts';

export interface MapName extends GeoPoint {
  readonly id: string;
  readonly name: string;
}

export interface MapGroundProps {
  readonly view: Viewport;
  readonly size: Size;
  readonly places: readonly MapName[];
}

/** Names nearer than this would lie on each other: the later one is left out. */
const wide = 84;
const high = 26;

/** Land, sea, and the names that find room. For the eye only. */
export function MapGround({ view, size, places }: MapGroundProps): ReactNode {
  const { centre, scale } = view;
  const width = size.width / scale;
  const height = size.height / scale;
  const names: { readonly place: MapName; readonly x: number; readonly y: number }[] = [];
  for (const place of places) {
    const { x, y } = toScreen(project(place), view, size);
    const isSeen = x > -wide && x < size.width + wide && y > -high && y < size.height + high;
    const isFree = names.every(
      (other) => Math.abs(other.x - x) > wide || Math.abs(other.y - y) > high,
    );
    if (isSeen && isFree) names.push({ place, x, y });
  }
  return (
    <div className="ui-map-ground" aria-hidden="true">
      <svg
        className="ui-map-land"
        viewBox={`${centre.x - width / 2} ${centre.y - height / 2} ${width} ${height}`}
        preserveAspectRatio="none"
      >
        <path className="ui-map-country" d={libyaOutline} />
        <path className="ui-map-district" d={districtBorders} />
        <path className="ui-map-road" d={mainRoads} />
      </svg>
      {names.map(({ place, x, y }) => (
        <span
          className="ui-map-place"
          key={place.id}
          style={{ translate: `${Math.round(x)}px ${Math.round(y)}px` }}
        >
          <bdi>{place.name}</bdi>
        </span>
      ))}
    </div>
  );
}
