import type { ReactNode } from 'react';

import { type Instant, formatNearDay } from '../formats/format-date.ts';
import { useLocale } from '../provider/ui-context.ts';
import { useToday } from './use-today.ts';

export interface NearDayProps {
  readonly instant: Instant;
  /** What to write around the word. Without a word nothing is written. */
  readonly children: (word: string) => ReactNode;
}

/** `today` or `tomorrow`, for people who plan; nothing for any other day. */
export function NearDay({ instant, children }: NearDayProps): ReactNode {
  const word = formatNearDay(instant, useToday(), useLocale());
  return word === null ? null : children(word);
}
