import { z } from 'zod';

import { ApplicationView } from '../application/api.ts';
import { MyRecord } from '../my-record.ts';
import { MyOffering } from '../offering/api.ts';
import { PublicProfessional } from './api.ts';
import { RequestRules } from './request-rules.ts';

/**
 * `GET /api/professional/my-data`: the profile as customers see it and the application (`null` where there
 * is none), and the services.
 */
export const MyProfile = z.strictObject({
  profile: PublicProfessional.nullable(),
  /** `null` without a profile. */
  requestRules: RequestRules.nullable(),
  application: ApplicationView.nullable(),
  services: z.array(MyOffering),
  history: z.array(MyRecord),
});
export type MyProfile = z.infer<typeof MyProfile>;
