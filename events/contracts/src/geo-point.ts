import { z } from 'zod';

/** A point on the ground in Libya, a little beyond its borders. Degrees, WGS84. */
export const GeoPoint = z.strictObject({
  latitude: z.number().min(19).max(34.5),
  longitude: z.number().min(8.5).max(26),
});
export type GeoPoint = z.infer<typeof GeoPoint>;
