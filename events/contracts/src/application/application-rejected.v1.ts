import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { PersonalWords } from '../personal-words.ts';
import { RejectionCause } from './status.ts';

/** An admin rejected the application. */
export const ApplicationRejectedV1 = event('osta.application.application-rejected.v1', {
  applicantId: UserId,
  cause: RejectionCause,
  note: PersonalWords,
  /** From then on the person may apply again. */
  reapplyFrom: Instant,
});
export type ApplicationRejectedV1 = z.infer<typeof ApplicationRejectedV1>;
