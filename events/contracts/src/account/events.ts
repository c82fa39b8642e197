import { z } from 'zod';

import { AccountDeletionCancelled } from './account-deletion-cancelled.ts';
import { AccountDeletionRequested } from './account-deletion-requested.ts';
import { AccountErased } from './account-erased.ts';
import { AccountKindChanged } from './account-kind-changed.ts';
import { AdminAsked } from './admin-asked.ts';
import { CapabilityGranted } from './capability-granted.ts';
import { CapabilityRevoked } from './capability-revoked.ts';
import { OperatorIntervened } from './operator-intervened.ts';
import { SecondStepDisabled } from './second-step-disabled.ts';
import { SecondStepEnabled } from './second-step-enabled.ts';
import { SessionRevoked } from './session-revoked.ts';
import { UserAvatarChanged } from './user-avatar-changed.ts';
import { UserPhoneRemoved } from './user-phone-removed.ts';
import { UserPhoneVerified } from './user-phone-verified.ts';
import { UserProfileUpdated } from './user-profile-updated.ts';
import { UserRegistered } from './user-registered.ts';

/** All events of an account's stream, each in its newest version. */
export const AccountEvent = z.discriminatedUnion('type', [
  UserRegistered,
  UserProfileUpdated,
  UserAvatarChanged,
  UserPhoneVerified,
  UserPhoneRemoved,
  CapabilityGranted,
  CapabilityRevoked,
  SessionRevoked,
  SecondStepEnabled,
  SecondStepDisabled,
  AccountDeletionRequested,
  AccountDeletionCancelled,
  AccountErased,
  AccountKindChanged,
  AdminAsked,
  OperatorIntervened,
]);
export type AccountEvent = z.infer<typeof AccountEvent>;
