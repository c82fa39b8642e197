import { z } from 'zod';

import { AccountDeletionCancelledV1 } from './account-deletion-cancelled.v1.ts';
import { AccountDeletionRequestedV1 } from './account-deletion-requested.v1.ts';
import { AccountErasedV1 } from './account-erased.v1.ts';
import { AccountKindChangedV1 } from './account-kind-changed.v1.ts';
import { AdminAskedV1 } from './admin-asked.v1.ts';
import { CapabilityGrantedV1 } from './capability-granted.v1.ts';
import { CapabilityRevokedV1 } from './capability-revoked.v1.ts';
import { SecondStepDisabledV1 } from './second-step-disabled.v1.ts';
import { SecondStepEnabledV1 } from './second-step-enabled.v1.ts';
import { SessionRevokedV1 } from './session-revoked.v1.ts';
import { UserAvatarChangedV1 } from './user-avatar-changed.v1.ts';
import { UserProfileUpdatedV2 } from './user-profile-updated.v2.ts';
import { UserRegisteredV2 } from './user-registered.v2.ts';

/** All events of an account's stream, each in its newest version. */
export const AccountEvent = z.discriminatedUnion('type', [
  UserRegisteredV2,
  UserProfileUpdatedV2,
  UserAvatarChangedV1,
  CapabilityGrantedV1,
  CapabilityRevokedV1,
  SessionRevokedV1,
  SecondStepEnabledV1,
  SecondStepDisabledV1,
  AccountDeletionRequestedV1,
  AccountDeletionCancelledV1,
  AccountErasedV1,
  AccountKindChangedV1,
  AdminAskedV1,
]);
export type AccountEvent = z.infer<typeof AccountEvent>;
