import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that signs a report: `t=<seconds>,v1=<hex>`. */
export const signatureHeader = 'osta-signature';

/** Seconds for which a report may be on its way, or a clock be wrong. */
const window = 300;

/** Returns the signature of a report: HMAC with SHA-256 over its time and its bytes. */
export function signatureOf(body: Buffer, secret: string, now: string): string {
  const seconds = Math.floor(Date.parse(now) / 1000);
  return `t=${seconds},v1=${digestOf(body, secret, String(seconds))}`;
}

/** Returns whether a report was signed with this secret, in the last minutes. */
export function isSigned(body: Buffer, signature: unknown, secret: string, now: string): boolean {
  if (typeof signature !== 'string') return false;
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/u.exec(signature) ?? [];
  if (given === '') return false;
  const expected = digestOf(body, secret, seconds);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return false;
  return Math.abs(Date.parse(now) / 1000 - Number(seconds)) <= window;
}

function digestOf(body: Buffer, secret: string, seconds: string): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
}
