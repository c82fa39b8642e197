import { PlaceId } from '@osta/reference/place-id';
import { z } from 'zod';

import { event } from '../define.ts';
import { GeoPoint } from '../geo-point.ts';
import { fewestCorners, mostCorners } from './drawn-area.ts';

/** Where a professional goes to work, as customers see it from now on. */
export const ActivityAreaChanged = event('osta.professional.activity-area-changed', {
  /** Where the way to a job begins. Rounded to about 500 m: nothing finer is stored. */
  center: GeoPoint,
  /** How far they go. Of a drawn area: a circle that holds all of it. */
  radiusMeters: z.int().min(1000).max(200_000),
  /** The area that they have drawn, in place of the circle: its corners in their order, rounded; null: they go all around. */
  corners: z.array(GeoPoint).min(fewestCorners).max(mostCorners).nullable(),
  /** Towns and neighbourhoods that they go to as well, or name first. */
  placeIds: z.array(PlaceId).max(12),
});
export type ActivityAreaChanged = z.infer<typeof ActivityAreaChanged>;
