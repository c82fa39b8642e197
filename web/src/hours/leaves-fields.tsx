import { Trans, useLingui } from '@lingui/react/macro';
import {
  addIcon,
  Button,
  DateRangeField,
  type DayRange,
  FormField,
  Icon,
  IconButton,
  removeIcon,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { useToday } from '../time/use-today.ts';
import { leaveProblems } from './line-problems.ts';
import { useMarkedLines } from './use-marked-lines.ts';

import './hours.css';

interface LeavesFieldsProps {
  readonly id: string;
  readonly value: readonly (DayRange | null)[];
  readonly onChange: (value: readonly (DayRange | null)[]) => void;
  readonly showsMissing: boolean;
  readonly error?: string | undefined;
  /** The line that a service did not accept. */
  readonly refusedPlace: number;
}

/** Days away, each from a first to a last day. */
export function LeavesFields({
  id,
  value,
  onChange,
  showsMissing,
  error,
  refusedPlace,
}: LeavesFieldsProps): ReactNode {
  const { t } = useLingui();
  const today = useToday();
  const problems = leaveProblems(value);
  const marksOf = useMarkedLines({
    id,
    problems,
    showsProblems: showsMissing,
    error,
    refusedPlace,
  });
  return (
    <div className="web-hours-lines">
      {value.map((leave, place) => {
        const number = place + 1;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a line of the form is its place
          <div className="web-hours-line-head" key={place}>
            <FormField
              {...marksOf(place).days}
              label={<Trans>From the first to the last day</Trans>}
              required
            >
              <DateRangeField
                value={leave}
                min={leave !== null && leave.from < today ? leave.from : today}
                onChange={(days) => onChange(value.with(place, days))}
              />
            </FormField>
            <IconButton
              label={t`Remove leave ${number}`}
              onClick={() => onChange(value.filter((_, other) => other !== place))}
            >
              <Icon icon={removeIcon} size={20} />
            </IconButton>
          </div>
        );
      })}
      <div className="web-hours-tools">
        <Button
          variant="secondary"
          size="small"
          iconStart={<Icon icon={addIcon} size={18} />}
          disabled={value.length >= 30}
          onClick={() => onChange([...value, null])}
        >
          <Trans>Add leave</Trans>
        </Button>
      </div>
    </div>
  );
}
