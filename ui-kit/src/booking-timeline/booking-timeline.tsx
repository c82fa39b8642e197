import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { DayAndTime } from '../day-and-time/day-and-time.tsx';
import type { Instant } from '../formats/format-date.ts';
import { Icon } from '../icons/icon.tsx';
import { checkIcon, closeIcon, currentIcon, upcomingIcon } from '../icons/icons.ts';

import './booking-timeline.css';

export interface TimelineStep {
  readonly id: string;
  /** What happened, or what is going to happen. */
  readonly title: ReactNode;
  /** Null for a step that has not happened yet. */
  readonly at: Instant | null;
  readonly state: 'done' | 'current' | 'upcoming' | 'failed';
  /** Who did it, or a reason. */
  readonly detail?: ReactNode;
}

export interface BookingTimelineProps {
  /** In chronological order. */
  readonly steps: readonly TimelineStep[];
  /** Names the timeline for screen readers. */
  readonly label: string;
}

const icons = { done: checkIcon, current: currentIcon, upcoming: upcomingIcon, failed: closeIcon };

/** The history of a booking: what happened, what its state is, what comes next. */
export function BookingTimeline({ steps, label }: BookingTimelineProps): ReactNode {
  const { t } = useLingui();
  return (
    <ol className="ui-booking-timeline" aria-label={label}>
      {steps.map(({ id, title, at, state, detail }) => {
        return (
          <li
            className="ui-booking-timeline-step"
            data-state={state}
            key={id}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className="ui-booking-timeline-dot" aria-hidden="true">
              <Icon icon={icons[state]} size={state === 'upcoming' ? 10 : 14} strokeWidth={2.5} />
            </span>
            <div className="ui-booking-timeline-words">
              <div className="ui-booking-timeline-title">
                {title}
                {state === 'upcoming' && (
                  <span className="ui-visually-hidden">{t`, still to come`}</span>
                )}
              </div>
              {at !== null && (
                <div className="ui-booking-timeline-time">
                  <DayAndTime instant={at} />
                </div>
              )}
              {detail !== undefined && <div className="ui-booking-timeline-detail">{detail}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
