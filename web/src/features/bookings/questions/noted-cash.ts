import type { BookingView } from '@osta/contracts/booking/api';

import type { AmountVerb } from '../booking/booking-verbs.ts';

/**
 * Returns the cash, in dirham, that the side which gives this command has noted before; another note
 * replaces it. `null` where nothing is noted yet.
 */
export function notedCash(
  verb: AmountVerb,
  { cashPaid, cashReceived }: Pick<BookingView, 'cashPaid' | 'cashReceived'>,
): number | null {
  switch (verb) {
    case 'record-cash':
      return cashReceived;
    case 'confirm-cash':
      return cashPaid;
    case 'finish':
      return null;
  }
}
