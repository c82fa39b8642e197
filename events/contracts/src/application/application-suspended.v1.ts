import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';
import { SuspensionCause } from './status.ts';

/** An admin suspended the professional. */
export const ApplicationSuspendedV1 = event('osta.application.application-suspended.v1', {
  applicantId: UserId,
  cause: SuspensionCause,
  note: PersonalWords,
});
export type ApplicationSuspendedV1 = z.infer<typeof ApplicationSuspendedV1>;
