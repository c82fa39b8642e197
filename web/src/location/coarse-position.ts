import type { GeoPoint } from '@osta/ui-kit';

/** As the points of professionals: cells of about 500 m. */
const cells = 200;

/** Returns a point rounded to about 500 m, as an address holds it: `32.885,13.19`. */
export function coarsePosition({ latitude, longitude }: GeoPoint): string {
  return [latitude, longitude].map((degrees) => Math.round(degrees * cells) / cells).join(',');
}

/** Reads a point of an address; `undefined` where there is none. */
export function positionOf(text: string | undefined): GeoPoint | undefined {
  const [latitude, longitude] = text?.split(',').map(Number) ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
