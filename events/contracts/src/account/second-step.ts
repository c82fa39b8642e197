import { z } from 'zod';

import { Instant } from '../instant.ts';
import { SignedIn } from './api.ts';

/** Removes spaces and hyphens: apps show codes in two halves, and people type recovery codes in groups. */
const Typed = z
  .string()
  .max(40)
  .toLowerCase()
  .overwrite((text) => text.replaceAll(/[\s-]/gu, ''));

/** Six digits from the authenticator app; spaces are ignored. */
const AppCode = Typed.regex(/^\d{6}$/u);

/** Six digits from the authenticator app, or a recovery code; spaces, hyphens and case are ignored. */
const SecondStepCode = Typed.regex(/^(?:\d{6}|[2-9a-hjkmnp-z]{8})$/u);

/** A recovery code as shown: `k7m2-9xqd`. Its letters cannot be confused with each other or with digits. */
const RecoveryCode = z.string().regex(/^[2-9a-hjkmnp-z]{4}-[2-9a-hjkmnp-z]{4}$/u);

/** `GET /api/auth/second-step`: two-step verification of the person who asks. */
export const SecondStep = z.strictObject({
  isOn: z.boolean(),
  /** `null` while it is off. */
  since: Instant.nullable(),
  /** Number of unused recovery codes; 0 while it is off. */
  recoveryCodesLeft: z.int().min(0),
  /** Whether this person has no admin rights until it is on. */
  isRequired: z.boolean(),
});
export type SecondStep = z.infer<typeof SecondStep>;

/** `POST /api/auth/second-step/offers`: a secret for the authenticator app, good for ten minutes. */
export const SecondStepOffer = z.strictObject({
  /** Base32, for typing. */
  secret: z.string().regex(/^[A-Z2-7]{32}$/u),
  /** `otpauth://totp/…`, for a QR code. */
  uri: z.string().startsWith('otpauth://totp/'),
});
export type SecondStepOffer = z.infer<typeof SecondStepOffer>;

/** `PUT /api/auth/second-step`: the first code of the app, which proves that it has the secret. */
export const EnableSecondStepRequest = z.strictObject({ code: AppCode });
export type EnableSecondStepRequest = z.input<typeof EnableSecondStepRequest>;

/** Recovery codes for a lost app. Shown once; each works once. */
export const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(RecoveryCode).length(10) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** `DELETE /api/auth/second-step`: requires a code, so that an unattended browser is not enough to turn it off. */
export const DisableSecondStepRequest = z.strictObject({ code: SecondStepCode });
export type DisableSecondStepRequest = z.input<typeof DisableSecondStepRequest>;

/** The first step of a sign-in succeeded, and a second one is required: `POST /api/auth/sessions/second-step`. */
export const AwaitsSecondStep = z.strictObject({ awaits: z.literal('second-step') });
export type AwaitsSecondStep = z.infer<typeof AwaitsSecondStep>;

/** The answer of every way to sign in. */
export const SignInAnswer = z.union([SignedIn, AwaitsSecondStep]);
export type SignInAnswer = z.infer<typeof SignInAnswer>;

/** `POST /api/auth/sessions/second-step`: completes the pending sign-in of this browser. */
export const FinishSignInRequest = z.strictObject({ code: SecondStepCode });
export type FinishSignInRequest = z.input<typeof FinishSignInRequest>;
