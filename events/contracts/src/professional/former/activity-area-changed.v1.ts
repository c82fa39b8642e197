import { PlaceId } from '@osta/reference/place-id';
import { z } from 'zod';

import { event } from '../../define.ts';
import { GeoPoint } from '../../geo-point.ts';

/** A professional said where they go to work, when an area could only be a circle. */
export const ActivityAreaChangedV1 = event('osta.professional.activity-area-changed.v1', {
  center: GeoPoint,
  radiusMeters: z.int().min(1000).max(200_000),
  placeIds: z.array(PlaceId).max(12),
});
export type ActivityAreaChangedV1 = z.infer<typeof ActivityAreaChangedV1>;
