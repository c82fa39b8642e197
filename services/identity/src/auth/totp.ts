import { Secret, TOTP } from 'otpauth';

/** What every authenticator app can do: RFC 6238 with its defaults. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const issuer = 'Osta';
/** RFC 4226 §4 asks for 160 bits. */
const secretBytes = 20;
/** Clocks differ, and people type slowly: RFC 6238 §5.2 allows one step on either side. */
const window = 1;

/** A new secret of an authenticator app, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What the app reads from a QR code: `otpauth://totp/…` */
export function totpUri(secret: string, email: string): string {
  return new TOTP({ ...form, issuer, label: email, secret }).toString();
}

/**
 * The step of 30 seconds that a code belongs to.
 *
 * @param now milliseconds since 1970
 * @returns null when it is the code of none that is near
 */
export function totpStepOf(code: string, secret: string, now: number): number | null {
  const totp = new TOTP({ ...form, secret });
  const delta = totp.validate({ token: code, timestamp: now, window });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
