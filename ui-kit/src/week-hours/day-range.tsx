import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { FormField } from '../form-field/form-field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { removeIcon } from '../icons/icons.ts';
import { TimeRangeField } from '../time-range-field/time-range-field.tsx';
import type { DraftTimeRange } from '../time-range-field/time-range.ts';
import { useTimeRangeMessage } from '../time-range-field/use-time-range-message.ts';
import type { WeekProblem } from './draft-week.ts';

export interface DayRangeProps {
  /** Names day and range for screen readers. */
  readonly label: string;
  readonly value: DraftTimeRange;
  readonly onChange: (range: DraftTimeRange) => void;
  /** Left out for the only range of a day: the switch closes the day. */
  readonly onRemove?: () => void;
  readonly problem: WeekProblem | null;
  readonly disabled: boolean;
}

/** One range of a day, with its problem below. */
export function DayRange({
  label,
  value,
  onChange,
  onRemove,
  problem,
  disabled,
}: DayRangeProps): ReactNode {
  const { t } = useLingui();
  const message = useTimeRangeMessage();
  const error =
    problem === 'overlap' ? t`These hours overlap with others of the day.` : message(problem);
  return (
    <div className="ui-day-range">
      <FormField label={label} hidesLabel error={error}>
        <TimeRangeField value={value} disabled={disabled} onChange={onChange} />
      </FormField>
      {onRemove !== undefined && (
        <IconButton label={t`Remove ${label}`} disabled={disabled} onClick={onRemove}>
          <Icon icon={removeIcon} size={20} />
        </IconButton>
      )}
    </div>
  );
}
