import type { BookingReceipt } from '@osta/contracts/booking/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

import { useCommand } from '../../api/use-command.ts';
import { bookingKeys } from '../../bookings/bookings.queries.ts';
import { useSubmit } from '../../connection/use-submit.ts';
import type { Outcome } from '../../outbox/outbox.ts';
import { canWait, laneOf } from './waiting-verbs.ts';

interface BookingCommand {
  readonly isPending: boolean;
  readonly error: Error | null;
  /**
   * @param path below the booking
   * @param body `null` for a command that is all in its path
   * @param onDone called when the command was sent, or waits for a connection
   * @param onRefused called when it was not accepted
   */
  readonly send: (
    path: string,
    body: object | null,
    onDone: (status: Outcome['status']) => void,
    onRefused?: () => void,
  ) => void;
}

/**
 * Returns the commands on one booking; it is fetched again afterwards, refused or not. Those of
 * the daily work may wait for a connection; when one is refused later, the page on which it was given
 * explains it.
 */
export function useBookingCommand(bookingId: string): BookingCommand {
  const router = useRouter();
  const queryClient = useQueryClient();
  const direct = useCommand<BookingReceipt>(bookingKeys.all);
  const queued = useMutation({ mutationFn: useSubmit(), retry: false });
  const [last, setLast] = useState<'direct' | 'queued'>('direct');
  const { isPending, error } = last === 'direct' ? direct : queued;

  return {
    isPending,
    error,
    send: (path, body, onDone, onRefused) => {
      const url = `/api/bookings/${bookingId}/${path}`;
      if (!canWait(path)) {
        setLast('direct');
        direct.mutate(
          { method: 'POST', path: url, body },
          { onSuccess: () => onDone('sent'), onError: () => onRefused?.() },
        );
        return;
      }
      setLast('queued');
      queued.mutate(
        {
          lane: laneOf(bookingId),
          what: path,
          method: 'POST',
          path: url,
          body,
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
