import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { DateText } from '../date-text/date-text.tsx';
import { DayAndTime } from '../day-and-time/day-and-time.tsx';
import { CoarseDistance } from '../distance/coarse-distance.tsx';
import { Duration } from '../duration/duration.tsx';
import type { Instant } from '../formats/format-date.ts';
import { Icon } from '../icons/icon.tsx';
import { appointmentIcon, homeIcon, placeIcon, timeIcon, workIcon } from '../icons/icons.ts';

export interface ProfessionalFactsProps {
  readonly area: ReactNode;
  /** Distance from the visitor in meters. */
  readonly distance?: number | undefined;
  /** Whether the place where they are wanted is in the area where they work. */
  readonly isInArea?: boolean | undefined;
  /** How long they have worked in the trade; 0 is new to it. */
  readonly experienceYears?: number | undefined;
  /** Since when they can be found on Osta. */
  readonly memberSince?: Instant | undefined;
  /** The usual time until they answer. */
  readonly responseMinutes?: number | undefined;
  /** The first free slot. */
  readonly nextFree?: Instant | undefined;
}

/** Above an hour, whole hours: nobody plans by the minutes of a usual time. */
function usual(minutes: number): number {
  return minutes < 60 ? minutes : Math.round(minutes / 60) * 60;
}

/** Where a professional works, since when, how soon they answer and when they are free. What is unknown is left out. */
export function ProfessionalFacts({
  area,
  distance,
  isInArea,
  experienceYears,
  memberSince,
  responseMinutes,
  nextFree,
}: ProfessionalFactsProps): ReactNode {
  return (
    <ul className="ui-facts ui-professional-facts" data-quiet>
      <li>
        <Icon icon={placeIcon} size={16} />
        <span>
          {area}
          {distance !== undefined && (
            <>
              {' · '}
              <CoarseDistance meters={distance} />
            </>
          )}
          {isInArea !== undefined && (
            <>
              {' · '}
              {isInArea ? <Trans>serves your place</Trans> : <Trans>outside their area</Trans>}
            </>
          )}
        </span>
      </li>
      {experienceYears !== undefined && (
        <li>
          <Icon icon={workIcon} size={16} />
          {experienceYears === 0 ? (
            <Trans>New to the trade</Trans>
          ) : (
            <Plural
              value={experienceYears}
              one="# year in the trade"
              other="# years in the trade"
            />
          )}
        </li>
      )}
      {memberSince !== undefined && (
        <li>
          <Icon icon={homeIcon} size={16} />
          <span>
            <Trans>
              On Osta since <DateText instant={memberSince} style="month" />
            </Trans>
          </span>
        </li>
      )}
      {responseMinutes !== undefined && (
        <li>
          <Icon icon={timeIcon} size={16} />
          <span>
            <Trans>
              Usually answers within <Duration minutes={usual(responseMinutes)} />
            </Trans>
          </span>
        </li>
      )}
      {nextFree !== undefined && (
        <li>
          <Icon icon={appointmentIcon} size={16} />
          <span>
            <Trans>Next free time:</Trans> <DayAndTime instant={nextFree} />
          </span>
        </li>
      )}
    </ul>
  );
}
