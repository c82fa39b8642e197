import type { ReactNode } from 'react';

import { type GeoPoint, project, unitsPerMeter } from '../base-map/projection.ts';

/** A circle on the ground. */
export interface MapArea extends GeoPoint {
  /** In meters. */
  readonly radius: number;
}

/** Returns points that show a circle when all of them are seen. */
export function edgesOf({ latitude, longitude, radius }: MapArea): readonly GeoPoint[] {
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
      {area !== undefined && (
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
