import { z } from 'zod';

import { ProfilePublishedV1 } from './profile-published.v1.ts';

/** Everything that the stream of a professional's profile can hold. */
export const ProfessionalEvent = z.discriminatedUnion('type', [ProfilePublishedV1]);
export type ProfessionalEvent = z.infer<typeof ProfessionalEvent>;
