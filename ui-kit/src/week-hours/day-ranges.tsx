import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Button } from '../button/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { addIcon } from '../icons/icons.ts';
import type { DraftTimeRange } from '../time-range-field/time-range.ts';
import { DayRange } from './day-range.tsx';
import { dayProblems } from './draft-week.ts';

export interface DayRangesProps {
  /** Of the day, for screen readers. */
  readonly name: string;
  /** At least one: a closed day shows no ranges. */
  readonly ranges: readonly DraftTimeRange[];
  readonly onChange: (ranges: readonly DraftTimeRange[]) => void;
  readonly showsMissing: boolean;
  readonly maxRanges: number;
  readonly disabled: boolean;
  /** Further tools beside “Add hours”. */
  readonly children?: ReactNode;
}

/** The ranges of an open day, each with its problem, and a button for another one. */
export function DayRanges({
  name,
  ranges,
  onChange,
  showsMissing,
  maxRanges,
  disabled,
  children,
}: DayRangesProps): ReactNode {
  const { t } = useLingui();
  const problems = dayProblems(ranges);
  const nameRange = (number: number): string => t`${name}, range ${number}`;
  return (
    <>
      {ranges.map((range, place) => (
        <DayRange
          // oxlint-disable-next-line react/no-array-index-key -- a range is its place in the day
          key={place}
          label={nameRange(place + 1)}
          value={range}
          problem={
            showsMissing || problems[place] !== 'incomplete' ? (problems[place] ?? null) : null
          }
          disabled={disabled}
          onChange={(changed) => onChange(ranges.with(place, changed))}
          {...(ranges.length > 1 && {
            onRemove: () => onChange(ranges.filter((_, other) => other !== place)),
          })}
        />
      ))}
      <div className="ui-day-hours-tools">
        <Button
          variant="ghost"
          size="small"
          iconStart={<Icon icon={addIcon} size={18} />}
          disabled={disabled || ranges.length >= maxRanges}
          onClick={() => onChange([...ranges, { from: null, to: null }])}
        >
          {t`Add hours`}
        </Button>
        {children}
      </div>
    </>
  );
}
