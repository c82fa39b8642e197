/** WGS84 degrees. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point on the flat map, in hundredths of a degree of longitude; y grows to the south. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

const unitsPerDegree = 100;
const metersPerDegree = 111_320;
const radians = Math.PI / 180;

/** Projects by Web Mercator: a circle on the ground is a circle on the map. */
export function project({ latitude, longitude }: GeoPoint): MapPoint {
  const stretched = Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)) / radians;
  return { x: longitude * unitsPerDegree, y: -stretched * unitsPerDegree };
}

/** Reverses `project`, rounded to a hundred-thousandth of a degree: about a meter. */
export function unproject({ x, y }: MapPoint): GeoPoint {
  const stretched = (-y / unitsPerDegree) * radians;
  const latitude = (2 * Math.atan(Math.exp(stretched)) - Math.PI / 2) / radians;
  return { latitude: toMeter(latitude), longitude: toMeter(x / unitsPerDegree) };
}

const toMeter = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

/** Returns the units of the map per meter on the ground at a latitude. */
export function unitsPerMeter(latitude: number): number {
  return unitsPerDegree / (metersPerDegree * Math.cos(latitude * radians));
}

/** The bounds of the map in degrees, a little wider than Libya. */
const bounds = { south: 19, north: 34.5, west: 8.5, east: 26 };

/** Returns whether a point is on the map: a slip of the finger often lies in another country. */
export function isInLibya({ latitude, longitude }: GeoPoint): boolean {
  return (
    latitude >= bounds.south &&
    latitude <= bounds.north &&
    longitude >= bounds.west &&
    longitude <= bounds.east
  );
}

/** Returns the nearest point that is still on the map. */
export function keepInLibya({ latitude, longitude }: GeoPoint): GeoPoint {
  return {
    latitude: Math.min(Math.max(latitude, bounds.south), bounds.north),
    longitude: Math.min(Math.max(longitude, bounds.west), bounds.east),
  };
}
