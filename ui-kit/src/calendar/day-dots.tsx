import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { CalendarEvent } from './calendar-event.ts';

export interface DayDotsProps {
  readonly events: readonly CalendarEvent[];
}

/** As many as can be told apart at a glance; the day says the rest. */
const most = 3;

/** Where a day has no room for words: a dot for each event, in its colour. */
export function DayDots({ events }: DayDotsProps): ReactNode {
  const { t } = useLingui();
  if (events.length === 0) return null;
  const count = events.length;
  return (
    <span className="ui-calendar-dots">
      {events.slice(0, most).map(({ id, tone }) => (
        <span className="ui-calendar-dot" data-tone={tone} key={id} />
      ))}
      <VisuallyHidden>{t`Events: ${count}`}</VisuallyHidden>
    </span>
  );
}
