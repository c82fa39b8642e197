import type { Rhythm } from '@osta/contracts/booking/series';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../api/use-api.ts';
import { seriesDatesQuery } from '../../../bookings/bookings.queries.ts';
import type { RepeatDates } from './repeat-choice.tsx';
import { type Repeat, startsOf } from './repeat.ts';

interface Series {
  /** The dates after the held one, once it is chosen how often it repeats. */
  readonly dates: RepeatDates;
  /** What is booked beside the held slot; `null`: nothing is. */
  readonly booked: { readonly rhythm: Rhythm; readonly starts: readonly string[] } | null;
  /** Whether it repeats, on dates that are not known yet. */
  readonly isPending: boolean;
}

/** Asks on which dates a held slot repeats. */
export function useSeries(bookingId: string, repeat: Repeat | null): Series {
  const dates = useQuery({
    ...seriesDatesQuery(useApi(), bookingId, repeat?.rhythm ?? 'weekly', repeat?.times ?? 2),
    enabled: repeat !== null,
  });
  const starts = repeat === null ? [] : startsOf(dates.data?.dates ?? [], repeat.replaced);
  return {
    dates,
    booked: repeat !== null && starts.length > 0 ? { rhythm: repeat.rhythm, starts } : null,
    isPending: repeat !== null && dates.data === undefined,
  };
}
