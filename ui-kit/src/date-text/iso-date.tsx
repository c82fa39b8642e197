import type { ReactNode } from 'react';

import { type Instant, formatIsoDate, formatIsoDateTime } from '../formats/format-date.ts';
import { useLocale } from '../provider/ui-context.ts';
import { TimeElement } from './time-element.tsx';

export interface IsoDateProps {
  /** Null shows `--`. */
  readonly instant: Instant | null;
  /** Adds the time: `2026-11-21 09:05 AM`. */
  readonly hasTime?: boolean;
}

/**
 * A day in figures, `2026-11-21` (docs/spec.md §9): in notifications, receipts and tables of admins,
 * where it is compared or copied. Where somebody decides stands `DateText`.
 */
export function IsoDate({ instant, hasTime = false }: IsoDateProps): ReactNode {
  const locale = useLocale();
  const format = hasTime ? formatIsoDateTime : formatIsoDate;
  return (
    <TimeElement instant={instant}>{instant === null ? null : format(instant, locale)}</TimeElement>
  );
}
