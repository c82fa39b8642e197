import { msg } from '@lingui/core/macro';

/** What did not work, for failures about which the server says nothing (docs/spec.md §8). */
export const failures = {
  markReadFailed: msg`We couldn’t mark this notification as read.`,
  markAllReadFailed: msg`We couldn’t mark your notifications as read.`,
  updateUserFailed: msg`We couldn’t save your details.`,
  updateAvatarFailed: msg`We couldn’t save your picture.`,
  deleteAccountFailed: msg`We couldn’t delete your account.`,
} as const;
