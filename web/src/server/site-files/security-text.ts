import { securityEmail } from '../../site/contact.ts';

/** RFC 9116 asks for less than a year; half of one leaves time to notice. */
const validFor = 180 * 24 * 60 * 60_000;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a hole. */
export function securityText(publicOrigin: string, now: Date): string {
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${new Date(midnight + validFor).toISOString()}`,
    'Preferred-Languages: ar, en',
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
