import { z } from 'zod';

import { refusal } from '../define.ts';
import { OpenObligations } from '../obligation.ts';

/** The code is wrong, used up or expired. The answer does not say which. */
export const CodeRefused = refusal('CODE_REFUSED', {});
export type CodeRefused = z.infer<typeof CodeRefused>;

/** The email address or the password is wrong. The answer does not say which. */
export const CredentialsRefused = refusal('CREDENTIALS_REFUSED', {});
export type CredentialsRefused = z.infer<typeof CredentialsRefused>;

/** The account is registered already. */
export const AlreadyRegistered = refusal('ALREADY_REGISTERED', {});
export type AlreadyRegistered = z.infer<typeof AlreadyRegistered>;

/** The person is signed in but not registered. */
export const RegistrationRequired = refusal('REGISTRATION_REQUIRED', {});
export type RegistrationRequired = z.infer<typeof RegistrationRequired>;

/** A password exists: changing it requires the current one. */
export const CurrentPasswordRequired = refusal('CURRENT_PASSWORD_REQUIRED', {});
export type CurrentPasswordRequired = z.infer<typeof CurrentPasswordRequired>;

/** The password is too common. */
export const PasswordTooCommon = refusal('PASSWORD_TOO_COMMON', {});
export type PasswordTooCommon = z.infer<typeof PasswordTooCommon>;

/** The session is too old for this operation: sign in again by code or password, and repeat it. */
export const FreshSessionRequired = refusal('FRESH_SESSION_REQUIRED', {});
export type FreshSessionRequired = z.infer<typeof FreshSessionRequired>;

/** Two-step verification is on: turn it off before setting up another app. */
export const SecondStepAlreadyOn = refusal('SECOND_STEP_ALREADY_ON', {});
export type SecondStepAlreadyOn = z.infer<typeof SecondStepAlreadyOn>;

/** There is no unconfirmed secret, or it has expired. */
export const SecondStepNotOffered = refusal('SECOND_STEP_NOT_OFFERED', {});
export type SecondStepNotOffered = z.infer<typeof SecondStepNotOffered>;

/** Two-step verification is off. */
export const SecondStepOff = refusal('SECOND_STEP_OFF', {});
export type SecondStepOff = z.infer<typeof SecondStepOff>;

/**
 * This browser has no pending sign-in: none was started, it has expired, or there were too many wrong
 * codes.
 */
export const SignInExpired = refusal('SIGN_IN_EXPIRED', {});
export type SignInExpired = z.infer<typeof SignInExpired>;

/** The new email address is the current one. */
export const EmailUnchanged = refusal('EMAIL_UNCHANGED', {});
export type EmailUnchanged = z.infer<typeof EmailUnchanged>;

/** The picture has an unsupported type, is broken, or has too many pixels. */
export const ImageRefused = refusal('IMAGE_REFUSED', {
  reason: z.enum(['type', 'broken', 'pixels']),
});
export type ImageRefused = z.infer<typeof ImageRefused>;

/** The account cannot be deleted while other people wait for it. */
export const DeletionBlocked = refusal('DELETION_BLOCKED', {
  /** Of the person: what has to end first. */
  open: OpenObligations,
});
export type DeletionBlocked = z.infer<typeof DeletionBlocked>;

/** A deletion is requested already. */
export const DeletionRequested = refusal('DELETION_REQUESTED', {});
export type DeletionRequested = z.infer<typeof DeletionRequested>;

/** There is no requested deletion. */
export const DeletionNotRequested = refusal('DELETION_NOT_REQUESTED', {});
export type DeletionNotRequested = z.infer<typeof DeletionNotRequested>;

/** All refusals of the identity service for accounts. */
export const AccountRefusal = z.discriminatedUnion('code', [
  CodeRefused,
  CredentialsRefused,
  AlreadyRegistered,
  RegistrationRequired,
  CurrentPasswordRequired,
  PasswordTooCommon,
  FreshSessionRequired,
  SecondStepAlreadyOn,
  SecondStepNotOffered,
  SecondStepOff,
  SignInExpired,
  EmailUnchanged,
  ImageRefused,
  DeletionBlocked,
  DeletionRequested,
  DeletionNotRequested,
]);
export type AccountRefusal = z.infer<typeof AccountRefusal>;
