import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';
import { SuspensionCause } from './status.ts';

/** An admin took the standing of a suspended professional away, for good. */
export const ApplicationRevoked = event('osta.application.application-revoked', {
  applicantId: UserId,
  cause: SuspensionCause,
  note: PersonalWords,
});
export type ApplicationRevoked = z.infer<typeof ApplicationRevoked>;
