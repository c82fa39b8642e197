import type { ReactNode } from 'react';

import { Skeleton } from '../skeleton/skeleton.tsx';

export interface ComingEventsProps {
  /** The index of the column: neighbours look different. */
  readonly place: number;
}

/** Start and height of the placeholders in a column, in percent. Columns take them in turn. */
const shapes = [
  [
    [12, 11],
    [50, 14],
  ],
  [[22, 11]],
  [
    [14, 21],
    [64, 8],
  ],
] as const;

/** Placeholders for the events of a day while they are loading. */
export function ComingEvents({ place }: ComingEventsProps): ReactNode {
  return shapes[place % shapes.length]?.map(([start, height]) => (
    <span
      className="ui-calendar-coming"
      key={start}
      style={{ insetBlockStart: `${start}%`, blockSize: `${height}%` }}
    >
      <Skeleton height="100%" />
    </span>
  ));
}
