import { z } from 'zod';

import { MyRecord } from '../my-record.ts';
import { ProfessionalCard } from './api.ts';

/** `GET /api/professional/my-data`: the profile as customers see it; `null` where there is none. */
export const MyProfile = z.strictObject({
  profile: ProfessionalCard.nullable(),
  history: z.array(MyRecord),
});
export type MyProfile = z.infer<typeof MyProfile>;
