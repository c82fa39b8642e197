import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';

import { Button } from '../button/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { copyIcon } from '../icons/icons.ts';
import type { Weekday } from '../opening-hours/week-opening-hours.ts';
import { weekdayName } from '../opening-hours/weekday-name.ts';
import { useLocale } from '../provider/ui-context.ts';
import { Switch } from '../switch/switch.tsx';
import type { DraftTimeRange } from '../time-range-field/time-range.ts';
import { CopyDay } from './copy-day.tsx';
import { DayRanges } from './day-ranges.tsx';
import { usualHours } from './draft-week.ts';

export interface DayHoursProps {
  readonly day: Weekday;
  readonly ranges: readonly DraftTimeRange[];
  readonly onChange: (ranges: readonly DraftTimeRange[]) => void;
  readonly onCopy: (days: readonly Weekday[]) => void;
  readonly showsMissing: boolean;
  readonly maxRanges: number;
  readonly disabled: boolean;
}

/** One day of the week: open or closed, its ranges, and a menu to copy them to other days. */
export function DayHours({
  day,
  ranges,
  onChange,
  onCopy,
  showsMissing,
  maxRanges,
  disabled,
}: DayHoursProps): ReactNode {
  const { t } = useLingui();
  const name = weekdayName(day, useLocale());
  const [isCopying, setIsCopying] = useState(false);
  // The ranges before the day was closed: restored when it is reopened
  const [before, setBefore] = useState<readonly DraftTimeRange[]>([usualHours]);
  const copyId = useId();
  const isOpen = ranges.length > 0;

  const turn = (opens: boolean): void => {
    if (!opens) setBefore(ranges);
    setIsCopying(false);
    onChange(opens ? before : []);
  };

  return (
    <fieldset className="ui-day-hours" aria-label={name}>
      <div className="ui-day-hours-head">
        <Switch
          label={name}
          aria-label={t`${name}: open`}
          checked={isOpen}
          disabled={disabled}
          onChange={(event) => turn(event.target.checked)}
        />
      </div>
      <div className="ui-day-hours-body">
        {!isOpen && <p className="ui-day-hours-closed">{t`Closed`}</p>}
        {isOpen && (
          <DayRanges
            name={name}
            ranges={ranges}
            onChange={onChange}
            showsMissing={showsMissing}
            maxRanges={maxRanges}
            disabled={disabled}
          >
            <Button
              variant="ghost"
              size="small"
              iconStart={<Icon icon={copyIcon} size={18} />}
              aria-expanded={isCopying}
              aria-controls={copyId}
              disabled={disabled}
              onClick={() => setIsCopying(!isCopying)}
            >
              {t`Copy to other days`}
            </Button>
          </DayRanges>
        )}
        <div id={copyId}>
          {isCopying && (
            <CopyDay
              day={day}
              onCopy={(days) => {
                setIsCopying(false);
                onCopy(days);
              }}
            />
          )}
        </div>
      </div>
    </fieldset>
  );
}
