import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

import type { Call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { bookingKeys } from '../../../bookings/bookings.queries.ts';
import { slotKeys } from '../../../bookings/slots.queries.ts';
import { useSubmit } from '../../../connection/use-submit.ts';
import type { Outcome } from '../../../outbox/outbox.ts';
import { laneOf, type WaitingVerb } from './waiting-verbs.ts';

interface Wishes {
  /** What it is called while it waits for a connection; absent: it needs one. */
  readonly waitsAs?: WaitingVerb | undefined;
  /** Called when the command was sent, or waits for a connection. */
  readonly onDone: (status: Outcome['status']) => void;
  /** Called when it was not accepted. */
  readonly onRefused?: () => void;
}

interface BookingCommand {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly send: (call: Call<unknown>, wishes: Wishes) => void;
}

/**
 * Returns the commands on one booking; it is fetched again afterwards, refused or not. Those of
 * the daily work may wait for a connection; when one is refused later, the page on which it was given
 * explains it.
 */
export function useBookingCommand(bookingId: string): BookingCommand {
  const router = useRouter();
  const queryClient = useQueryClient();
  const direct = useCommand(bookingKeys.all);
  const queued = useMutation({ mutationFn: useSubmit(), retry: false });
  const [last, setLast] = useState<'direct' | 'queued'>('direct');
  const { isPending, error } = last === 'direct' ? direct : queued;

  return {
    isPending,
    error,
    send: (call, { waitsAs, onDone, onRefused }) => {
      if (waitsAs === undefined) {
        setLast('direct');
        direct.mutate(call, {
          onSuccess: () => onDone('sent'),
          onError: () => {
            // Somebody else may have taken a time that looks free
            void queryClient.invalidateQueries({ queryKey: slotKeys.all });
            onRefused?.();
          },
        });
        return;
      }
      setLast('queued');
      queued.mutate(
        {
          ...call,
          lane: laneOf(bookingId),
          what: waitsAs,
          page: router.state.location.pathname,
          changes: [bookingKeys.all],
        },
        {
          onSuccess: ({ status }) => {
            if (status === 'sent')
              void queryClient.invalidateQueries({ queryKey: bookingKeys.all });
            onDone(status);
          },
          onError: () => {
            void queryClient.invalidateQueries({ queryKey: bookingKeys.all });
            onRefused?.();
          },
        },
      );
    },
  };
}
