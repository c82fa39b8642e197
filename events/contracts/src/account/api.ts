import { z } from 'zod';

import { UserId } from '../ids.ts';
import { Locale } from '../locale.ts';
import { Text } from '../text.ts';
import { AccountKind } from './kind.ts';

const Email = z.email().trim().toLowerCase().max(254);
const FullName = Text.trim().min(2).max(120);
/** Any characters, as ASVS 5.0 §6.2 asks; at least eight, at most 128. */
const Password = z.string().min(8).max(128);

/** `POST /api/auth/codes`: send a one-time code. The answer never tells whether the address is known. */
export const SendCodeRequest = z.strictObject({ email: Email, locale: Locale });
export type SendCodeRequest = z.input<typeof SendCodeRequest>;

/** `POST /api/auth/sessions/code`: sign in, or prove a new address, with a one-time code. */
export const SignInWithCodeRequest = z.strictObject({
  email: Email,
  code: z.string().regex(/^\d{6}$/u),
});
export type SignInWithCodeRequest = z.input<typeof SignInWithCodeRequest>;

/** `POST /api/auth/sessions/password`: sign in with a password. */
export const SignInWithPasswordRequest = z.strictObject({
  email: Email,
  password: z.string().min(1).max(128),
});
export type SignInWithPasswordRequest = z.input<typeof SignInWithPasswordRequest>;

/** What a sign-in answers. `registered: false` means: ask for name and kind next. */
export const SignedIn = z.strictObject({ userId: UserId, registered: z.boolean() });
export type SignedIn = z.infer<typeof SignedIn>;

/** `PUT /api/auth/password`: set the first password, or change it with the current one. */
export const SetPasswordRequest = z.strictObject({
  newPassword: Password,
  currentPassword: z.string().min(1).max(128).optional(),
});
export type SetPasswordRequest = z.input<typeof SetPasswordRequest>;

/** `POST /api/account`: say who you are, once, after the e-mail address is proved. */
export const RegisterRequest = z.strictObject({
  kind: AccountKind,
  fullName: FullName,
  locale: Locale,
});
export type RegisterRequest = z.input<typeof RegisterRequest>;

/** `PATCH /api/user/update`: only what may be changed by its owner (spec §7). */
export const UpdateUserRequest = z
  .strictObject({ fullName: FullName.optional(), locale: Locale.optional() })
  .refine((body) => Object.keys(body).length > 0);
export type UpdateUserRequest = z.input<typeof UpdateUserRequest>;

/** The signed-in person (spec §3 "User (me)"), as `GET /api/user/me` and every change answer. */
export const Me = z.strictObject({
  id: UserId,
  /** `null` until the person has registered. */
  role: AccountKind.nullable(),
  isAdmin: z.boolean(),
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
  email: z.string(),
  hasPassword: z.boolean(),
  locale: Locale,
});
export type Me = z.infer<typeof Me>;

/** `GET /api/users/{id}/capabilities` (spec §7). */
export const Capabilities = z.strictObject({ data: z.array(z.enum(['store_management'])) });
export type Capabilities = z.infer<typeof Capabilities>;
