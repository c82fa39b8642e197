import type { AvailabilityRequest } from '@osta/contracts/offering/api';
import { useMemo } from 'react';

import { useToday } from '../time/use-today.ts';
import type { DayLimits } from './line-problems.ts';

/** Returns by which the single days of a form are judged, for hours as they are saved. */
export function useDayLimits({ exceptions }: Pick<AvailabilityRequest, 'exceptions'>): DayLimits {
  const today = useToday();
  return useMemo(
    () => ({ today, savedDays: new Set(exceptions.map(({ day }) => day)) }),
    [exceptions, today],
  );
}
