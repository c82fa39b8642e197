import { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';
import { PersonalWords } from '../personal-words.ts';
import { ofOwner, RecordedText } from './recorded.ts';
import { InvitedRole } from './status.ts';

/** Somebody was invited into the store by email. */
export const StoreMemberInvited = event('osta.store.store-member-invited', {
  ...ofOwner,
  invitationId: z.uuidv7(),
  /** For the letter. */
  storeName: RecordedText,
  /** Where the invitation goes to. */
  email: PersonalWords,
  role: InvitedRole,
  expiresAt: Instant,
});
export type StoreMemberInvited = z.infer<typeof StoreMemberInvited>;
