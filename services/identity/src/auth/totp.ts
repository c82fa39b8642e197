import { Secret, TOTP } from 'otpauth';

/** The defaults of RFC 6238, which every authenticator app supports. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const issuer = 'Osta';
/** RFC 4226 §4 asks for 160 bits. */
const secretBytes = 20;
/** Clocks differ, and people type slowly: RFC 6238 §5.2 allows one step on either side. */
const window = 1;

/** Returns a new secret for an authenticator app, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Returns the text of the QR code: `otpauth://totp/…`. */
export function totpUri(secret: string, email: string): string {
  return new TOTP({ ...form, issuer, label: email, secret }).toString();
}

/**
 * Returns the step of 30 seconds that a code belongs to.
 *
 * @param now milliseconds since 1970
 * @returns null if no step within the window has this code
 */
export function totpStepOf(code: string, secret: string, now: number): number | null {
  const totp = new TOTP({ ...form, secret });
  const delta = totp.validate({ token: code, timestamp: now, window });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
