import type { GeoPoint } from '../geo-point.ts';
import { metersBetween } from '../meters-between.ts';
import { isInDrawnArea } from './drawn-area.ts';

/** How far a professional goes who has not said it, in meters. */
export const usualRadius = 30_000;

/** Where a professional goes to work. */
interface Reach {
  /** Where they start from. */
  readonly location: GeoPoint;
  /** `null`: they have not said. */
  readonly area: {
    readonly radiusMeters: number;
    readonly corners: readonly GeoPoint[] | null;
    readonly placeIds: readonly string[];
  } | null;
}

/** Where somebody is wanted. */
interface Wanted {
  readonly point: GeoPoint;
  /** The place that it is in, and those that this one lies in; empty if only the point is known. */
  readonly places: readonly string[];
}

/**
 * Returns whether a professional goes there: by a name of their area, or because its shape holds the point. A request
 * to all who can asks the same of SQL: `who-can.it.test.ts` holds both together.
 */
export function goesTo({ location, area }: Reach, { point, places }: Wanted): boolean {
  if (area?.placeIds.some((id) => places.includes(id)) === true) return true;
  if (area?.corners) return isInDrawnArea(area.corners, point);
  return metersBetween(location, point) <= (area?.radiusMeters ?? usualRadius);
}
