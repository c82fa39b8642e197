import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Says what somebody does next who is no approved professional, by where their application stands. */
export function notAProfessional(standing: unknown): MessageDescriptor {
  switch (standing) {
    case 'submitted':
    case 'under_review':
      return msg`You can do this once your application is approved. We’ll tell you in your notifications.`;
    case 'lapsed':
      return msg`One of your documents has expired. Add a new one; once it’s accepted, you can do this again.`;
    case 'suspended':
      return msg`Your work on Osta is suspended. Write to us to sort it out.`;
    case 'revoked':
      return msg`You can no longer work as a professional on Osta. Finish the bookings you have.`;
    default:
      return msg`Only approved professionals can do this. Complete your application first.`;
  }
}
