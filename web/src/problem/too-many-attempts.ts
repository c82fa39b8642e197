import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

const minute = 60;
const hour = 60 * minute;

/**
 * Says for how long nothing more is answered: rounded up, so that the next attempt is not too early again.
 *
 * @param seconds as the server says; anything else: it does not say
 */
export function tooManyAttempts(seconds: unknown): MessageDescriptor {
  if (typeof seconds !== 'number' || seconds <= minute) {
    return msg`Too many attempts. Wait a minute, then try again.`;
  }
  if (seconds <= hour) {
    return msg`Too many attempts. You can try again in ${plural(Math.ceil(seconds / minute), { one: '# minute', other: '# minutes' })}.`;
  }
  return msg`Too many attempts. You can try again in ${plural(Math.ceil(seconds / hour), { one: '# hour', other: '# hours' })}.`;
}
