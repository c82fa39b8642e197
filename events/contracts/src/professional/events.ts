import { z } from 'zod';

import { ProfilePublishedV2 } from './profile-published.v2.ts';

/** All events of the stream of a professional's profile. */
export const ProfessionalEvent = z.discriminatedUnion('type', [ProfilePublishedV2]);
export type ProfessionalEvent = z.infer<typeof ProfessionalEvent>;
