import { z } from 'zod';

import { refusal } from '../define.ts';

/** The code is wrong, used up or too old. Which of these is not told. */
export const CodeRefused = refusal('CODE_REFUSED', {});
export type CodeRefused = z.infer<typeof CodeRefused>;

/** E-mail address and password do not belong together. Which of them is wrong is not told. */
export const CredentialsRefused = refusal('CREDENTIALS_REFUSED', {});
export type CredentialsRefused = z.infer<typeof CredentialsRefused>;

/** The account has said who it is already. */
export const AlreadyRegistered = refusal('ALREADY_REGISTERED', {});
export type AlreadyRegistered = z.infer<typeof AlreadyRegistered>;

/** The person is signed in but has not said who they are: registration comes first. */
export const RegistrationRequired = refusal('REGISTRATION_REQUIRED', {});
export type RegistrationRequired = z.infer<typeof RegistrationRequired>;

/** A password exists: changing it takes the current one. */
export const CurrentPasswordRequired = refusal('CURRENT_PASSWORD_REQUIRED', {});
export type CurrentPasswordRequired = z.infer<typeof CurrentPasswordRequired>;

/** The password is one of the first that anybody would try. */
export const PasswordTooCommon = refusal('PASSWORD_TOO_COMMON', {});
export type PasswordTooCommon = z.infer<typeof PasswordTooCommon>;

/** The session is too old for this: prove once more who you are, by code or password, and try again. */
export const FreshSessionRequired = refusal('FRESH_SESSION_REQUIRED', {});
export type FreshSessionRequired = z.infer<typeof FreshSessionRequired>;

/** Two-step verification is on: it has to be turned off before another app can take its place. */
export const SecondStepAlreadyOn = refusal('SECOND_STEP_ALREADY_ON', {});
export type SecondStepAlreadyOn = z.infer<typeof SecondStepAlreadyOn>;

/** There is no offer of a secret to confirm, or it is too old. */
export const SecondStepNotOffered = refusal('SECOND_STEP_NOT_OFFERED', {});
export type SecondStepNotOffered = z.infer<typeof SecondStepNotOffered>;

/** Two-step verification is off. */
export const SecondStepOff = refusal('SECOND_STEP_OFF', {});
export type SecondStepOff = z.infer<typeof SecondStepOff>;

/** No sign-in waits for its second step in this browser: none was begun, it is too old, or guessed at too often. */
export const SignInExpired = refusal('SIGN_IN_EXPIRED', {});
export type SignInExpired = z.infer<typeof SignInExpired>;

/** The new e-mail address is the one that the account has. */
export const EmailUnchanged = refusal('EMAIL_UNCHANGED', {});
export type EmailUnchanged = z.infer<typeof EmailUnchanged>;

/** The picture is of no type that we take, broken, or has too many pixels. */
export const ImageRefused = refusal('IMAGE_REFUSED', {
  reason: z.enum(['type', 'broken', 'pixels']),
});
export type ImageRefused = z.infer<typeof ImageRefused>;

/** Others wait for something of this account: that has to end first. */
export const DeletionBlocked = refusal('DELETION_BLOCKED', {
  /** Requests that are open or being awarded. */
  openRequests: z.int().min(0),
  /** Offers that a customer may still accept. */
  openQuotes: z.int().min(0),
});
export type DeletionBlocked = z.infer<typeof DeletionBlocked>;

/** The account is to be deleted already. */
export const DeletionRequested = refusal('DELETION_REQUESTED', {});
export type DeletionRequested = z.infer<typeof DeletionRequested>;

/** There is no deletion to call off. */
export const DeletionNotRequested = refusal('DELETION_NOT_REQUESTED', {});
export type DeletionNotRequested = z.infer<typeof DeletionNotRequested>;

/** Every way in which the identity service says no. */
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
