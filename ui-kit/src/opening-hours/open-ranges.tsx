import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { FromTo } from '../day-and-time/from-to.tsx';
import { WallTimeText } from './wall-time-text.tsx';
import type { OpenRange } from './week-opening-hours.ts';

export interface OpenRangesProps {
  /** In order; none: closed. */
  readonly ranges: readonly OpenRange[];
}

/** The hours of a day, a range on each line, or that it is closed. */
export function OpenRanges({ ranges }: OpenRangesProps): ReactNode {
  if (ranges.length === 0) {
    return (
      <span className="ui-opening-hours-closed">
        <Trans>Closed</Trans>
      </span>
    );
  }
  return ranges.map(({ from, to }) => (
    <span className="ui-opening-hours-range" key={from}>
      <FromTo from={<WallTimeText time={from} />} to={<WallTimeText time={to} />} />
    </span>
  ));
}
