import { z } from 'zod';

import { UserId } from '../ids.ts';
import { operations } from '../operation.ts';
import { fileUpload } from '../picture/file-upload.ts';
import { Capabilities, Me, RegisterRequest, UpdateUserRequest } from './api.ts';
import { Capability } from './capability.ts';

const CapabilityPath = z.strictObject({ userId: UserId, capability: Capability });

/** The operations on accounts: registration, profile, picture, capabilities, export and deletion. */
export const accountOperations = operations({
  getCapabilities: {
    method: 'get',
    path: '/api/users/{userId}/capabilities',
    summary: 'List the capabilities of an account; admins may read any',
    params: z.strictObject({ userId: UserId }),
    answer: Capabilities,
  },

  changeAvatar: {
    method: 'patch',
    path: '/api/user/avatar',
    summary: 'Replace your picture: JPEG, PNG or WebP, at most 5 MB',
    upload: fileUpload,
    answer: Me,
    refusals: ['IMAGE_REFUSED', 'REGISTRATION_REQUIRED'],
  },

  removeAvatar: {
    method: 'delete',
    path: '/api/user/avatar',
    summary: 'Remove your picture',
    answer: Me,
    refusals: ['IMAGE_REFUSED', 'REGISTRATION_REQUIRED'],
  },

  getAvatar: {
    method: 'get',
    path: '/api/users/{userId}/avatar/{avatarId}',
    summary: 'Get the picture of a person by its `avatarUrl`',
    params: z.strictObject({ userId: UserId, avatarId: z.uuid() }),
    answersFile: 'image/webp',
  },

  getMe: {
    method: 'get',
    path: '/api/user/me',
    summary: 'Get the signed-in person',
    answer: Me,
  },

  exportData: {
    method: 'get',
    path: '/api/user/export',
    summary: 'Export your data as a ZIP of JSON files',
    answersFile: 'application/zip',
    refusals: ['FRESH_SESSION_REQUIRED'],
  },

  register: {
    method: 'post',
    path: '/api/account',
    summary: 'Complete your registration, once, after the email address is verified',
    body: RegisterRequest,
    answer: Me,
    status: 201,
    refusals: ['ALREADY_REGISTERED'],
  },

  updateUser: {
    method: 'patch',
    path: '/api/user/update',
    summary: 'Change your name or your language',
    body: UpdateUserRequest,
    answer: Me,
    refusals: ['REGISTRATION_REQUIRED'],
  },

  requestDeletion: {
    method: 'post',
    path: '/api/user/delete-account',
    summary: 'Request the deletion of your account in 14 days, unless something is still open',
    answer: Me,
    refusals: [
      'FRESH_SESSION_REQUIRED',
      'DELETION_BLOCKED',
      'DELETION_REQUESTED',
      'REGISTRATION_REQUIRED',
    ],
  },

  cancelDeletion: {
    method: 'delete',
    path: '/api/user/delete-account',
    summary: 'Cancel the deletion of your account',
    answer: Me,
    refusals: ['DELETION_NOT_REQUESTED'],
  },

  grantCapability: {
    method: 'put',
    path: '/api/users/{userId}/capabilities/{capability}',
    summary: 'Grant a capability to an account (admins)',
    params: CapabilityPath,
    answer: Capabilities,
  },

  revokeCapability: {
    method: 'delete',
    path: '/api/users/{userId}/capabilities/{capability}',
    summary: 'Revoke a capability of an account (admins)',
    params: CapabilityPath,
    answer: Capabilities,
  },
});
