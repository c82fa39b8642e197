import type { ReactNode } from 'react';

import type { Instant } from '../formats/format-date.ts';
import { missingValue } from '../formats/locale-tag.ts';
import { useDirection } from '../provider/ui-context.ts';

interface TimeElementProps {
  readonly instant: Instant | null;
  /** What is written; null shows `--`. */
  readonly children: string | null;
}

/**
 * The element around every date. It is an isolated run in the page's direction: the digits keep their order,
 * and ص or م follows an Arabic time on its left.
 */
export function TimeElement({ instant, children }: TimeElementProps): ReactNode {
  return (
    <time
      className="ui-figures ui-isolate"
      dateTime={children === null || instant === null ? undefined : new Date(instant).toISOString()}
      dir={useDirection()}
      suppressHydrationWarning
    >
      {children ?? missingValue}
    </time>
  );
}
