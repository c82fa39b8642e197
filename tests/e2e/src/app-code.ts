import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import { Secret, TOTP } from 'otpauth';

/** Seconds for which an authenticator app shows a code (RFC 6238). */
const period = 30;

/** Seconds in which a code is surely typed and checked. */
const enough = 8;

/**
 * The code that an authenticator app shows for a secret.
 *
 * @param secret base32, as the set-up shows it
 * @param steps 0 for the current code, 1 for the next. Each code works once, and this spares a test the
 *   wait for the next half minute
 */
export function appCode(secret: string, steps: 0 | 1): string {
  return codeAt(secret, steps);
}

/**
 * The code before the current one, which the server accepts until the half minute ends. Towards its
 * end, waits for the next one: the code would be two half minutes old when it is checked.
 */
export async function earlierCode(secret: string): Promise<string> {
  // A timer drops the part of a millisecond, so it may end before the half minute does
  while (secondsLeft() < enough)
    await letTimePass(Math.ceil(secondsLeft() * 1000), 'the half minute ends');
  return codeAt(secret, -1);
}

/** Seconds until an app shows the next code. */
function secondsLeft(): number {
  return period - ((Date.now() / 1000) % period);
}

function codeAt(secret: string, steps: -1 | 0 | 1): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period });
  return app.generate({ timestamp: Date.now() + steps * period * 1000 });
}

/** A code of six digits that is none of the three codes valid now. */
export function wrongCode(secret: string): string {
  const right = new Set(([-1, 0, 1] as const).map((steps) => codeAt(secret, steps)));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.has(code)) ?? '';
}
