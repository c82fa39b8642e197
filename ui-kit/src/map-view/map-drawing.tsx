import type { ReactNode } from 'react';

import { type GeoPoint, project, unitsPerMeter } from '../base-map/projection.ts';

/** A circle on the ground. */
interface CircleArea extends GeoPoint {
  /** In meters. */
  readonly radius: number;
}

/** Part of the ground: a circle, or what is between corners. */
export type MapArea = CircleArea | { readonly corners: readonly GeoPoint[] };

/** Returns points that show an area when all of them are seen. */
export function edgesOf(area: MapArea): readonly GeoPoint[] {
  if ('corners' in area) return area.corners;
  const { latitude, longitude, radius } = area;
  const up = radius / 111_320;
  const across = up / Math.cos((latitude * Math.PI) / 180);
  return [
    { latitude: latitude - up, longitude: longitude - across },
    { latitude: latitude + up, longitude: longitude + across },
  ];
}

interface MapDrawingProps {
  readonly area?: MapArea;
  /** Joined by straight lines; none are drawn through fewer than two. */
  readonly line: readonly GeoPoint[];
}

/** What is drawn between the map and its pins. */
export function MapDrawing({ area, line }: MapDrawingProps): ReactNode {
  return (
    <>
      {area !== undefined && 'corners' in area && (
        <polygon className="ui-map-area" points={pointsOf(area.corners)} />
      )}
      {area !== undefined && 'radius' in area && (
        <circle
          className="ui-map-area"
          cx={project(area).x}
          cy={project(area).y}
          r={area.radius * unitsPerMeter(area.latitude)}
        />
      )}
      {line.length > 1 && <polyline className="ui-map-route" points={pointsOf(line)} />}
    </>
  );
}

/** Returns points in the units of the map, as SVG writes them. */
function pointsOf(line: readonly GeoPoint[]): string {
  return line
    .map(project)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}
