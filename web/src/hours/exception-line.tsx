import { Trans, useLingui } from '@lingui/react/macro';
import {
  DateField,
  DayRangesField,
  FormField,
  Icon,
  IconButton,
  removeIcon,
  Switch,
} from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import type { DraftException } from './availability-values.ts';
import type { LineProblem } from './line-problems.ts';
import { useLineMessage } from './use-line-message.ts';
import type { LineMarks } from './use-marked-lines.ts';

interface ExceptionLineProps {
  /** From 1. */
  readonly number: number;
  readonly value: DraftException;
  readonly onChange: (value: DraftException) => void;
  readonly onRemove: () => void;
  /** The first day that can be chosen. */
  readonly min?: string;
  readonly problem: LineProblem | null;
  readonly marks: LineMarks;
  /** After a submit: what is missing is marked, too. */
  readonly showsMissing: boolean;
}

/** As many as the service takes for a day. */
const mostRanges = 6;

/** A single day: open in some hours, or closed. */
export function ExceptionLine({
  number,
  value,
  onChange,
  onRemove,
  min,
  problem,
  marks,
  showsMissing,
}: ExceptionLineProps): ReactNode {
  const { t } = useLingui();
  const messageOf = useLineMessage();
  // A year is past while it is being typed
  const [isLeft, setIsLeft] = useState(false);
  const isWrongDay = problem === 'day-past' || problem === 'day-twice';
  const { day, isOpen, ranges } = value;
  return (
    <div className="web-hours-line">
      <div className="web-hours-line-head">
        <FormField
          {...(isLeft && isWrongDay && { error: messageOf(problem) })}
          {...marks.days}
          label={<Trans>Day</Trans>}
          required
        >
          <DateField
            value={day}
            {...(min !== undefined && { min })}
            onChange={(chosen) => onChange({ ...value, day: chosen })}
            onBlur={() => setIsLeft(true)}
          />
        </FormField>
        <IconButton label={t`Remove day ${number}`} onClick={onRemove}>
          <Icon icon={removeIcon} size={20} />
        </IconButton>
      </div>
      <Switch
        label={<Trans>Open on this day</Trans>}
        checked={isOpen}
        onChange={(event) => onChange({ ...value, isOpen: event.target.checked })}
      />
      {isOpen && (
        <FormField {...marks.hours} label={<Trans>Hours</Trans>} required>
          <DayRangesField
            name={t`Day ${number}`}
            value={ranges}
            maxRanges={mostRanges}
            showsMissing={showsMissing}
            onChange={(changed) => onChange({ ...value, ranges: changed })}
          />
        </FormField>
      )}
    </div>
  );
}
