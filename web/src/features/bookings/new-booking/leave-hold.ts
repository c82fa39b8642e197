import type { BookingReceipt } from '@osta/contracts/booking/api';

import type { Api } from '../../../api/api.ts';
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
  release(api, bookingId, { outlivesPage: true })
    .catch(() => null)
    .then(() =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: bookingKeys.all }),
        queryClient.invalidateQueries({ queryKey: slotKeys.all }),
      ]),
    )
    .catch(() => null);
}

/**
 * Returns whether a hold that this tab gave back by leaving its page is given back by now. That call may still be on
 * its way, and would end the hold under the eyes of whoever has come back: it is sent once more, and waited for.
 *
 * @throws ApiProblem when the booking can't be read
 */
export async function isGivenBack(
  { api, queryClient }: Pick<RouterContext, 'api' | 'queryClient'>,
  bookingId: string,
): Promise<boolean> {
  // Refused: the hold has ended in another way
  await release(api, bookingId).catch(() => null);
  // What the page was loaded with may be older than the release
  const { status } = await queryClient.query({ ...bookingQuery(api, bookingId), staleTime: 0 });
  return status === 'released';
}

/** A hold is given back once, however often it is said: it is the key of its own release. */
function release(
  api: Api,
  bookingId: string,
  wishes?: { readonly outlivesPage: boolean },
): Promise<BookingReceipt> {
  return api.request(call('POST /api/bookings/{bookingId}/release', { params: { bookingId } }), {
    ...wishes,
    idempotencyKey: bookingId,
  });
}
