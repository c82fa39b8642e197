import { Trans, useLingui } from '@lingui/react/macro';
import {
  addIcon,
  Button,
  DateField,
  FormField,
  Icon,
  IconButton,
  removeIcon,
  Switch,
  TimeRangeField,
  useTimeRangeMessage,
  timeRangeProblem,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { useToday } from '../time/use-today.ts';
import { type DraftException, emptyException } from './availability-values.ts';

import './hours.css';

interface ExceptionsFieldsProps {
  readonly id: string;
  readonly value: readonly DraftException[];
  readonly onChange: (value: readonly DraftException[]) => void;
  readonly error?: string | undefined;
}

/** Single days with hours of their own, or closed. */
export function ExceptionsFields({ id, value, onChange, error }: ExceptionsFieldsProps): ReactNode {
  const { t } = useLingui();
  const today = useToday();
  const rangeMessage = useTimeRangeMessage();
  const change = (place: number, part: Partial<DraftException>): void =>
    onChange(value.map((each, other) => (other === place ? { ...each, ...part } : each)));

  return (
    <div className="web-hours-lines">
      {value.map(({ day, isOpen, range }, place) => {
        const number = place + 1;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a line of the form is its place
          <div className="web-hours-line" key={place}>
            <div className="web-hours-line-head">
              <FormField {...(place === 0 && { id, error })} label={<Trans>Day</Trans>} required>
                <DateField
                  value={day}
                  min={today}
                  onChange={(chosen) => change(place, { day: chosen })}
                />
              </FormField>
              <IconButton
                label={t`Remove day ${number}`}
                onClick={() => onChange(value.filter((_, other) => other !== place))}
              >
                <Icon icon={removeIcon} size={20} />
              </IconButton>
            </div>
            <Switch
              label={<Trans>Open on this day</Trans>}
              checked={isOpen}
              onChange={(event) => change(place, { isOpen: event.target.checked })}
            />
            {isOpen && (
              <FormField
                label={<Trans>Hours</Trans>}
                error={rangeMessage(timeRangeProblem(range))}
                required
              >
                <TimeRangeField
                  value={range}
                  onChange={(changed) => change(place, { range: changed })}
                />
              </FormField>
            )}
          </div>
        );
      })}
      <div className="web-hours-tools">
        <Button
          variant="secondary"
          size="small"
          iconStart={<Icon icon={addIcon} size={18} />}
          disabled={value.length >= 100}
          onClick={() => onChange([...value, emptyException])}
        >
          <Trans>Add a day</Trans>
        </Button>
      </div>
    </div>
  );
}
