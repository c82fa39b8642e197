import { useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';

import { DateText } from '../date-text/date-text.tsx';
import { formatTime, formatWeekday } from '../formats/format-date.ts';
import { useLocale } from '../provider/ui-context.ts';
import type { CalendarEvent } from './calendar-event.ts';
import type { EventMove } from './use-event-move.ts';

export interface EventChipProps {
  readonly event: CalendarEvent;
  readonly move: EventMove;
  readonly isMovable: boolean;
  /** `block` in a column of hours, `line` in a cell of a month. */
  readonly variant: 'block' | 'line';
  /** The id of the sentence that explains how to move it. */
  readonly hintId: string;
  /** Length in minutes. A short event leaves out what has no room. */
  readonly length: number;
  readonly style?: CSSProperties;
  /** -1 where keys other than Tab lead to it. */
  readonly tabIndex?: 0 | -1;
}

const asTime = { style: 'time' } as const;

/** An event that can be pressed and moved. */
export function EventChip({
  event,
  move,
  isMovable,
  variant,
  hintId,
  length,
  style,
  tabIndex = 0,
}: EventChipProps): ReactNode {
  const locale = useLocale();
  const { t } = useLingui();
  const { id, title, detail, start, end, color } = event;
  const moving = move.moving?.id === id ? move.moving : null;
  const day = formatWeekday(start, locale);
  const from = formatTime(start, locale);
  const to = formatTime(end, locale);
  const when =
    detail === undefined
      ? t`${day}, from ${from} to ${to}`
      : t`${day}, from ${from} to ${to}, ${detail}`;
  return (
    <button
      type="button"
      className="ui-calendar-event"
      data-variant={variant}
      data-color={color}
      data-short={length <= 30 || undefined}
      data-movable={isMovable || undefined}
      data-moving={moving !== null || undefined}
      aria-describedby={isMovable ? hintId : undefined}
      tabIndex={tabIndex}
      style={
        moving === null
          ? style
          : { ...style, translate: `${Math.round(moving.x)}px ${Math.round(moving.y)}px` }
      }
      {...move.handlersFor(id, isMovable)}
    >
      <span className="ui-calendar-event-title">
        <bdi>{title}</bdi>
      </span>
      <span className="ui-visually-hidden"> {when}</span>
      <span className="ui-calendar-event-time" aria-hidden="true">
        <DateText instant={start} {...asTime} />
      </span>
      {detail !== undefined && variant === 'block' && length >= 90 && (
        <span className="ui-calendar-event-detail" aria-hidden="true">
          <bdi>{detail}</bdi>
        </span>
      )}
    </button>
  );
}
