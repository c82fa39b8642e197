import { securityEmail } from '../../site/contact.ts';

/** RFC 9116 requires less than a year; half a year leaves time to notice. */
const validFor = 180 * 24 * 60 * 60_000;

/** Returns `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
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
