import { DateText } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { instantOf } from '../time/tripoli.ts';

interface DayTextProps {
  /** YYYY-MM-DD */
  readonly day: string;
}

/** A day of Libya in words. */
export function DayText({ day }: DayTextProps): ReactNode {
  return <DateText instant={instantOf({ day, time: '12:00' })} />;
}
