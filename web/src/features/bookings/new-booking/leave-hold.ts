import { call } from '../../../api/call.ts';
import { bookingKeys, bookingQuery } from '../../../bookings/bookings.queries.ts';
import { slotKeys } from '../../../bookings/slots.queries.ts';
import type { RouterContext } from '../../../router-context.ts';
import { noteLeftHold } from './hold-of-tab.ts';

/**
 * Gives a held slot back when its customer leaves the page, or closes it. Nobody waits for it, and a lost
 * call costs nothing: the hold ends by itself after some minutes. Whoever comes back takes it again.
 */
export function leaveHold(
  { api, queryClient }: Pick<RouterContext, 'api' | 'queryClient'>,
  bookingId: string,
): void {
  const booking = queryClient.getQueryData(bookingQuery(api, bookingId).queryKey);
  // An offered time is kept until it is answered or its time is over
  if (booking?.isOffered) return;
  // A booking that is just being placed is not to be given back
  if (booking?.status !== 'held' || queryClient.isMutating() > 0) return;
  noteLeftHold(bookingId);
  api
    .request(call('POST /api/bookings/{bookingId}/release', { params: { bookingId } }), {
      idempotencyKey: crypto.randomUUID(),
      outlivesPage: true,
    })
    .catch(() => null)
    .then(() =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: bookingKeys.all }),
        queryClient.invalidateQueries({ queryKey: slotKeys.all }),
      ]),
    )
    .catch(() => null);
}
