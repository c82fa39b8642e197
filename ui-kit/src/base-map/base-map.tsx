import type { ReactNode } from 'react';

import { districtBorders, libyaOutline, mainRoads, mapCredit } from './libya-outline.ts';
import { type MapSize, type MapView, viewBox } from './map-view.ts';
import { type Cover, type NamedPlace, seenPlaces } from './named-place.ts';

import './base-map.css';

export interface BaseMapProps {
  readonly view: MapView;
  /** Named where there is room, the large ones first. */
  readonly places: readonly NamedPlace[];
  /** The measured size; otherwise the size in a form is assumed. */
  readonly size?: MapSize;
  /** Names yield to these: pins on top of the map. */
  readonly covers?: readonly Cover[];
  /** More SVG to draw, in the units of projection.ts. */
  readonly drawing?: ReactNode;
  /** Elements on top of the map. */
  readonly children?: ReactNode;
}

const nothing: readonly Cover[] = [];

/** The assumed size: a form on a phone. A larger map shows as many names. */
export const inAForm: MapSize = { width: 312, height: 234 };

/**
 * A map of Libya without tiles: coast, borders, districts, roads and names from the kit's own data.
 * North is up and east is right in both languages.
 */
export function BaseMap({
  view,
  places,
  size = inAForm,
  covers = nothing,
  drawing,
  children,
}: BaseMapProps): ReactNode {
  const aspect = size.width / size.height;
  const { x, y, width, height } = viewBox(view, aspect);
  return (
    <div className="ui-base-map" dir="ltr" style={{ aspectRatio: aspect }}>
      <svg
        className="ui-base-map-picture"
        viewBox={`${x} ${y} ${width} ${height}`}
        aria-hidden="true"
        focusable="false"
      >
        <path className="ui-base-map-land" d={libyaOutline} />
        <path className="ui-base-map-districts" d={districtBorders} />
        <path className="ui-base-map-roads" d={mainRoads} />
        {drawing}
      </svg>
      {seenPlaces(places, view, size, covers).map(({ id, name, at, rank, side }) => (
        <span
          className="ui-base-map-place"
          data-rank={rank}
          data-side={side}
          key={id}
          aria-hidden="true"
          style={{ insetInlineStart: `${at.x * 100}%`, insetBlockStart: `${at.y * 100}%` }}
        >
          <bdi className="ui-base-map-name">{name}</bdi>
        </span>
      ))}
      {children}
      <span className="ui-base-map-credit">{mapCredit}</span>
    </div>
  );
}
