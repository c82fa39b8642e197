import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { PersonalWords } from '../personal-words.ts';
import { RejectionCause } from './status.ts';

/** An admin rejected the application. */
export const ApplicationRejected = event('osta.application.application-rejected', {
  applicantId: UserId,
  cause: RejectionCause,
  note: PersonalWords,
  /** From then on the person may apply again. */
  reapplyFrom: Instant,
});
export type ApplicationRejected = z.infer<typeof ApplicationRejected>;
