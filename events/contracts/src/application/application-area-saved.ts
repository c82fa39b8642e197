import { PlaceId } from '@osta/reference/place-id';
import { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';

/** The applicant named the places where they work. */
export const ApplicationAreaSaved = event('osta.application.application-area-saved', {
  applicantId: UserId,
  placeIds: z.array(PlaceId).min(1).max(20),
});
export type ApplicationAreaSaved = z.infer<typeof ApplicationAreaSaved>;
