import { z } from 'zod';

import { SessionRevokedV1 } from './session-revoked.v1.ts';
import { UserProfileUpdatedV1 } from './user-profile-updated.v1.ts';
import { UserRegisteredV1 } from './user-registered.v1.ts';

/** Everything that the stream of an account can hold. */
export const AccountEvent = z.discriminatedUnion('type', [
  UserRegisteredV1,
  UserProfileUpdatedV1,
  SessionRevokedV1,
]);
export type AccountEvent = z.infer<typeof AccountEvent>;
