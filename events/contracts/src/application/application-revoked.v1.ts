import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';
import { SuspensionCause } from './status.ts';

/** An admin took the standing of a suspended professional away, for good. */
export const ApplicationRevokedV1 = event('osta.application.application-revoked.v1', {
  applicantId: UserId,
  cause: SuspensionCause,
  note: PersonalWords,
});
export type ApplicationRevokedV1 = z.infer<typeof ApplicationRevokedV1>;
