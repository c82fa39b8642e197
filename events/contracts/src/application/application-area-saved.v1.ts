import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { PlaceId } from '../reference/place-id.ts';

/** The applicant named the places where they work. */
export const ApplicationAreaSavedV1 = event('osta.application.application-area-saved.v1', {
  applicantId: UserId,
  placeIds: z.array(PlaceId).min(1).max(20),
});
export type ApplicationAreaSavedV1 = z.infer<typeof ApplicationAreaSavedV1>;
