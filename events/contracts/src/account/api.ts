import { z } from 'zod';

import { UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { Locale } from '../locale.ts';
import { Text } from '../text.ts';
import { Capability } from './capability.ts';
import { AccountKind } from './kind.ts';

const Email = z.email().trim().toLowerCase().max(254);
/** A visible name without bidirectional controls, which would reorder the text beside it. */
const FullName = Text.trim()
  .min(2)
  .max(120)
  .regex(/[\p{L}\p{N}]/u)
  .regex(/^[^\u202A-\u202E\u2066-\u2069]*$/u);
/** Any characters, as ASVS 5.0 §6.2 asks; at least eight, at most 128. */
const Password = z.string().min(8).max(128);
/** A code of six digits from a message. */
const Code = z.string().regex(/^\d{6}$/u);
/** From the link in the mail: with it the code works in any browser, and counts as no attempt. */
const FromLink = z.string().regex(/^[\w-]{22}$/u);

/** `POST /api/auth/codes`: send a one-time code. The answer never reveals whether the address is known. */
export const SendCodeRequest = z.strictObject({ email: Email, locale: Locale });
export type SendCodeRequest = z.input<typeof SendCodeRequest>;

/** `POST /api/auth/sessions/code`: sign in, or prove a new address, with a one-time code. */
export const SignInWithCodeRequest = z.strictObject({
  email: Email,
  code: Code,
  asked: FromLink.optional(),
});
export type SignInWithCodeRequest = z.input<typeof SignInWithCodeRequest>;

/** `POST /api/auth/sessions/password`: sign in with a password. */
export const SignInWithPasswordRequest = z.strictObject({
  email: Email,
  password: z.string().min(1).max(128),
});
export type SignInWithPasswordRequest = z.input<typeof SignInWithPasswordRequest>;

/** The answer of a sign-in. `registered: false`: the person has to register with name and kind next. */
export const SignedIn = z.strictObject({ userId: UserId, registered: z.boolean() });
export type SignedIn = z.infer<typeof SignedIn>;

/** `PUT /api/auth/password`: set the first password, or change it with the current one. */
export const SetPasswordRequest = z.strictObject({
  newPassword: Password,
  currentPassword: z.string().min(1).max(128).optional(),
});
export type SetPasswordRequest = z.input<typeof SetPasswordRequest>;

/**
 * `POST /api/auth/password-resets`: request a code for setting a new password. The answer is the same
 * for every address; only the mail says if there is no account.
 */
export const RequestPasswordResetRequest = z.strictObject({ email: Email, locale: Locale });
export type RequestPasswordResetRequest = z.input<typeof RequestPasswordResetRequest>;

/** `PUT /api/auth/password-resets`: set a new password with the code from the mail. */
export const ResetPasswordRequest = z.strictObject({
  email: Email,
  code: Code,
  newPassword: Password,
  asked: FromLink.optional(),
});
export type ResetPasswordRequest = z.input<typeof ResetPasswordRequest>;

/** `POST /api/auth/email-changes`: start a change of the address. A code is sent to both addresses. */
export const RequestEmailChangeRequest = z.strictObject({ newEmail: Email });
export type RequestEmailChangeRequest = z.input<typeof RequestEmailChangeRequest>;

/** `PUT /api/auth/email-changes`: change the address, with both codes. */
export const ConfirmEmailChangeRequest = z.strictObject({
  newEmail: Email,
  /** From the mail to the current address. */
  currentCode: Code,
  /** From the mail to the new address. */
  newCode: Code,
});
export type ConfirmEmailChangeRequest = z.input<typeof ConfirmEmailChangeRequest>;

/**
 * Attributes by which a person recognises a session. `null`: the browser did not send it, or sent something
 * unknown.
 */
export const Device = z.strictObject({
  browser: z.string().nullable(),
  system: z.string().nullable(),
});
export type Device = z.infer<typeof Device>;

/** One session of the person, with its device. */
export const SessionView = z.strictObject({
  id: z.uuid(),
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
  device: Device,
  /** The network address at its start. */
  address: z.string(),
  signedInAt: Instant,
  endsAt: Instant,
});
export type SessionView = z.infer<typeof SessionView>;

/** `GET /api/auth/sessions`: newest first. */
export const SessionList = z.strictObject({ data: z.array(SessionView) });
export type SessionList = z.infer<typeof SessionList>;

/** `DELETE /api/auth/sessions`: sign out everywhere, or everywhere else. */
export const EndSessionsQuery = z.strictObject({ keep: z.literal('current').optional() });
export type EndSessionsQuery = z.input<typeof EndSessionsQuery>;

/** `POST /api/account`: register, once, after the email address is proved. */
export const RegisterRequest = z.strictObject({
  kind: AccountKind,
  fullName: FullName,
  locale: Locale,
});
export type RegisterRequest = z.input<typeof RegisterRequest>;

/** `PATCH /api/user/update`: the fields that owners may change (docs/spec.md §7). */
export const UpdateUserRequest = z
  .strictObject({ fullName: FullName.optional(), locale: Locale.optional() })
  .refine((body) => Object.keys(body).length > 0);
export type UpdateUserRequest = z.input<typeof UpdateUserRequest>;

/**
 * The signed-in person (docs/spec.md §3 "User (me)"): the answer of `GET /api/user/me` and of every
 * change.
 */
export const Me = z.strictObject({
  id: UserId,
  /** `null` until the person has registered. */
  role: AccountKind.nullable(),
  /** Also false for an admin without two-step verification where it is required. */
  isAdmin: z.boolean(),
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
  email: z.string(),
  hasPassword: z.boolean(),
  locale: Locale,
  /** The verified telephone number, as `+218912345678`. */
  phone: z.string().nullable(),
  /** When the account will be erased; `null` when no deletion was requested. */
  eraseAt: Instant.nullable(),
});
export type Me = z.infer<typeof Me>;

/** `GET /api/users/{id}/capabilities` (docs/spec.md §7). */
export const Capabilities = z.strictObject({ data: z.array(Capability) });
export type Capabilities = z.infer<typeof Capabilities>;

/** `POST /api/auth/phone/codes`: send a code to a telephone number in international format. */
export const SendPhoneCodeRequest = z.strictObject({
  phone: z.string().regex(/^\+[1-9]\d{7,14}$/u),
});
export type SendPhoneCodeRequest = z.input<typeof SendPhoneCodeRequest>;

/** `PUT /api/auth/phone`: verify a number with its code. */
export const VerifyPhoneRequest = SendPhoneCodeRequest.extend({ code: Code });
export type VerifyPhoneRequest = z.input<typeof VerifyPhoneRequest>;

/** `GET /api/auth/ways`: the ways to sign in, and to verify a phone, that this installation offers. */
export const SignInWays = z.strictObject({
  /** `null`: no provider is configured. */
  provider: z.strictObject({ name: z.string() }).nullable(),
  phone: z.boolean(),
});
export type SignInWays = z.infer<typeof SignInWays>;

/** `POST /api/auth/provider`: get the provider's URL, to which the browser is sent to sign in. */
export const ProviderSignIn = z.strictObject({ url: z.url() });
export type ProviderSignIn = z.infer<typeof ProviderSignIn>;

/** Characters that a provider may send: RFC 6749, appendix A. */
const FromProvider = z
  .string()
  .min(1)
  .regex(/^[\u0020-\u007E]*$/u);

/** `POST /api/auth/sessions/provider`: sign in with the answer that the provider sent to `/auth/confirm`. */
export const SignInWithProviderRequest = z.strictObject({
  code: FromProvider.max(4096),
  state: FromProvider.max(4096),
  iss: FromProvider.max(2048).optional(),
});
export type SignInWithProviderRequest = z.input<typeof SignInWithProviderRequest>;
