import { createHash, randomBytes } from 'node:crypto';

import { CalendarFeedToken } from '@osta/contracts/booking/calendar-feed-api';

/** Returns a new secret for the address of a calendar feed. */
export function newFeedToken(): CalendarFeedToken {
  return CalendarFeedToken.parse(randomBytes(32).toString('base64url'));
}

/** Returns what is stored of a secret: whoever reads the table cannot read a feed. */
export function feedTokenHash(token: CalendarFeedToken): Buffer {
  return createHash('sha256').update(token).digest();
}
