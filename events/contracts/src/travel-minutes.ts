import type { GeoPoint } from './geo-point.ts';
import { metersBetween } from './meters-between.ts';

/**
 * How much longer a road is than the straight line: the mean of Boscoe, Henry and Zdeb, "A Nationwide Comparison
 * of Driving Distance Versus Straight-Line Distance to Hospitals" (2012), 1.417, rounded.
 */
const roadFactor = 1.4;
/** Assumed: in a town up to so many meters of road, on a highway beyond. */
const townMeters = 15_000;
const metersPerMinute = { town: 30_000 / 60, highway: 80_000 / 60 } as const;
/** Also within one place there is a way, and a car to park. */
const leastMinutes = 10;
const rounding = 5;

/**
 * Returns the estimated minutes from one place to another, in steps of five: the straight line times the road
 * factor, first at the speed of a town, then at that of a highway.
 */
export function travelMinutes(from: GeoPoint, to: GeoPoint): number {
  const road = metersBetween(from, to) * roadFactor;
  const inTown = Math.min(road, townMeters);
  const minutes = inTown / metersPerMinute.town + (road - inTown) / metersPerMinute.highway;
  return Math.max(leastMinutes, Math.ceil(minutes / rounding) * rounding);
}
