import type { BookingReceipt, BookingView } from '@osta/contracts/booking/api';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

import { call } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { useCommand } from '../../../api/use-command.ts';
import { slotKeys } from '../../../bookings/slots.queries.ts';
import { hasMadeHold, nextHold, noteNextHold, takeLeftHold } from './hold-of-tab.ts';
import { isGivenBack, leaveHold } from './leave-hold.ts';
import { newBookingSearch } from './new-booking-search.ts';

/**
 * Gives a held slot back when its page is closed, and takes it again when that was only a reload, another
 * language or the way back: a browser tells none of them from closing.
 *
 * @returns whether it is just being taken again
 */
export function useHoldOfPage({
  id,
  offeringId,
  startsAt,
  store,
}: Pick<BookingView, 'id' | 'offeringId' | 'startsAt' | 'store'>): boolean {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useCommand<BookingReceipt>(slotKeys.all);

  function show(hold: string): void {
    void navigate({
      to: '/customer/bookings/new',
      search: (before) => newBookingSearch({ ...before, hold }),
      replace: true,
      resetScroll: false,
    });
  }

  const takeAgain = useEffectEvent(async () => {
    const next = nextHold(id);
    if (next !== null) {
      show(next);
      return;
    }
    if (offeringId === null || !takeLeftHold(id)) return;
    if (!(await isGivenBack({ api, queryClient }, id))) return;
    const body = { offeringId, startsAt, ...(store !== null && { storeId: store.id }) };
    mutate(call('POST /api/bookings/holds', { body }), {
      onSuccess: ({ bookingId }) => {
        noteNextHold(id, bookingId);
        show(bookingId);
      },
    });
  });

  useEffect(() => {
    const again = (): void => void takeAgain().catch(() => null);
    const leave = (): void => {
      if (hasMadeHold(id)) leaveHold({ api, queryClient }, id);
    };
    // The browser may show a page again that it has kept as it was
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) again();
    };
    again();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', onShow);
    };
  }, [api, id, queryClient]);

  return isPending;
}
