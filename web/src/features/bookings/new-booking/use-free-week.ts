import type { SlotPickerProps } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { type OfferedAt, slotsQuery } from '../../../bookings/slots.queries.ts';
import { daysAfter } from '../../../time/tripoli.ts';
import { useToday } from '../../../time/use-today.ts';
import { firstWeek, hasLaterWeek, slotDays, weekLength, weekStart } from './slot-week.ts';

/** As many days as the service answers at once. */
const farAhead = 42;

interface FreeWeek {
  /** The first day of the shown week: the key of the picker, which begins anew with another week. */
  readonly shown: string;
  /** What the picker shows. */
  readonly picker: Omit<SlotPickerProps, 'label' | 'onChange'>;
  /** Whether the week of the chosen start was read, and does not have it. */
  readonly isGone: boolean;
  readonly error: Error | null;
}

/**
 * Returns the free times of an offered service in the week of the chosen start, or of the day that is wanted, and the
 * ways to other weeks.
 */
export function useFreeWeek(at: OfferedAt, chosen: string | undefined, wanted?: string): FreeWeek {
  const api = useApi();
  const today = useToday();
  const [shown, setShown] = useState(() => firstWeek(today, chosen, wanted));
  const week = useQuery(slotsQuery(api, at, shown, weekLength));
  const next = daysAfter(shown, weekLength);
  const later = useQuery({
    ...slotsQuery(api, at, next, farAhead),
    enabled: week.data?.slots.length === 0,
  });
  const nextFree = later.data?.slots[0];
  const days = slotDays(shown, week.data?.slots ?? []);
  const isFree = days.some(({ slots }) => slots.some((slot) => slot === chosen));
  return {
    shown,
    picker: {
      days,
      value: chosen !== undefined && isFree ? chosen : null,
      isLoading: week.isPending,
      ...(shown > today && { onEarlier: () => setShown(daysAfter(shown, -weekLength)) }),
      ...(hasLaterWeek(today, shown) && { onLater: () => setShown(next) }),
      ...(nextFree !== undefined && {
        nextFree: nextFree.startsAt,
        onNextFree: () => setShown(weekStart(today, nextFree.day)),
      }),
    },
    isGone: chosen !== undefined && !isFree && week.isSuccess && shown === firstWeek(today, chosen),
    error: week.error,
  };
}
