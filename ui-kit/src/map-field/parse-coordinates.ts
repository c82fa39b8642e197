import { type GeoPoint, isInLibya } from '../base-map/projection.ts';
import { invisibleMarks, westernDigits } from '../formats/western-digits.ts';

/** Formats `32.88743, 13.18733`, as other maps do. Five decimals are about a meter. */
export function formatCoordinates({ latitude, longitude }: GeoPoint): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}

/**
 * Parses a copied pair of coordinates: separated by a comma of either script or a space, with
 * degree signs and letters. Null when it is none, or lies outside of Libya.
 */
export function parseCoordinates(text: string): GeoPoint | null {
  const plain = westernDigits(text)
    .replaceAll(invisibleMarks, '')
    .replaceAll('٫', '.')
    .replaceAll(/[°NnEe]/g, ' ');
  const pair =
    /^\s*(?<latitude>\d{1,2}(?:\.\d+)?)\s*[,،;\s]\s*(?<longitude>\d{1,3}(?:\.\d+)?)\s*$/.exec(
      plain,
    )?.groups;
  if (pair === undefined) return null;
  const point = { latitude: Number(pair['latitude']), longitude: Number(pair['longitude']) };
  return isInLibya(point) ? point : null;
}
