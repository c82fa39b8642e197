import type { ReactNode } from 'react';

import { type GeoPoint, project } from '../base-map/projection.ts';

interface AreaShapeProps {
  readonly corners: readonly GeoPoint[];
  /** Edges that cross others, by the corner at which each begins. */
  readonly wrongEdges: readonly number[];
}

/** The area between its corners, in the units of the map, with the edges that are wrong. */
export function AreaShape({ corners, wrongEdges }: AreaShapeProps): ReactNode {
  const flat = corners.map(project);
  return (
    <>
      <polygon className="ui-area-shape" points={flat.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {wrongEdges.map((n) => {
        const [from, to] = [flat[n], flat[(n + 1) % flat.length]];
        if (from === undefined || to === undefined) return null;
        return (
          <line key={n} className="ui-area-wrong" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        );
      })}
    </>
  );
}
