import type { UserProfileUpdatedV1 } from './user-profile-updated.v1.ts';
import type { UserProfileUpdatedV2 } from './user-profile-updated.v2.ts';
import type { UserRegisteredV1 } from './user-registered.v1.ts';
import type { UserRegisteredV2 } from './user-registered.v2.ts';

/** Version 1 held names as they are; version 2 holds them sealed, or as they are when they came from 1. */
export function upcastUserRegistered({ data }: UserRegisteredV1): UserRegisteredV2 {
  return { type: 'osta.account.user-registered.v2', data };
}

/** As `upcastUserRegistered`. */
export function upcastUserProfileUpdated({ data }: UserProfileUpdatedV1): UserProfileUpdatedV2 {
  return { type: 'osta.account.user-profile-updated.v2', data };
}
