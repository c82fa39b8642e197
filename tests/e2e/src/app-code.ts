import { Secret, TOTP } from 'otpauth';

/** Seconds for which an authenticator app shows a code (RFC 6238). */
const period = 30;

/**
 * The code that an authenticator app shows for a secret.
 *
 * @param secret base32, as the set-up shows it
 * @param steps 0 for the current code, -1 for the one before, 1 for the next. Each code works once, and
 *   this spares a test the wait for the next half minute
 */
export function appCode(secret: string, steps: -1 | 0 | 1): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period });
  return app.generate({ timestamp: Date.now() + steps * period * 1000 });
}

/** A code of six digits that is none of the three codes valid now. */
export function wrongCode(secret: string): string {
  const right = new Set(([-1, 0, 1] as const).map((steps) => appCode(secret, steps)));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.has(code)) ?? '';
}
