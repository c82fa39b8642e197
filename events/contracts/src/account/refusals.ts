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

/** Every way in which the identity service says no. */
export const AccountRefusal = z.discriminatedUnion('code', [
  CodeRefused,
  CredentialsRefused,
  AlreadyRegistered,
  RegistrationRequired,
  CurrentPasswordRequired,
  PasswordTooCommon,
]);
export type AccountRefusal = z.infer<typeof AccountRefusal>;
