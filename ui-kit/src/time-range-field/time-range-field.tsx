import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { TimeField } from '../date-field/time-field.tsx';
import { FieldGroup } from '../form-field/field-group.tsx';
import { FieldPart } from '../form-field/field-part.tsx';
import { type DraftTimeRange, fromEnd, toEnd } from './time-range.ts';

import './time-range-field.css';

export interface TimeRangeFieldProps {
  /** `HH:mm` in 24 hours; `to` may be `24:00`. */
  readonly value: DraftTimeRange;
  /**
   * Called with `24:00` when midnight is typed as the end. Check the range with `timeRangeProblem`.
   */
  readonly onChange: (range: DraftTimeRange) => void;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
}

/** A time range of one day. Put it into a FormField. */
export function TimeRangeField({
  value,
  onChange,
  disabled = false,
  onBlur,
}: TimeRangeFieldProps): ReactNode {
  const { t } = useLingui();
  const rest = { disabled, ...(onBlur === undefined ? {} : { onBlur }) };
  return (
    <FieldGroup className="ui-time-range">
      <FieldPart label={t`From`} isFirst>
        <TimeField {...rest} value={value.from} onChange={(from) => onChange({ ...value, from })} />
      </FieldPart>
      <span className="ui-time-range-dash" aria-hidden="true">
        –
      </span>
      <FieldPart label={t`Until`}>
        <TimeField
          {...rest}
          value={fromEnd(value.to)}
          onChange={(to) => onChange({ ...value, to: toEnd(to) })}
        />
      </FieldPart>
    </FieldGroup>
  );
}
