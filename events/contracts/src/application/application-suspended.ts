import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';
import { SuspensionCause } from './status.ts';

/** An admin suspended the professional. */
export const ApplicationSuspended = event('osta.application.application-suspended', {
  applicantId: UserId,
  cause: SuspensionCause,
  note: PersonalWords,
});
export type ApplicationSuspended = z.infer<typeof ApplicationSuspended>;
