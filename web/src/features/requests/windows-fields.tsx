import { Trans, useLingui } from '@lingui/react/macro';
import {
  addIcon,
  Button,
  DateField,
  FormField,
  Icon,
  IconButton,
  removeIcon,
  TimeField,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { useToday } from '../../time/use-today.ts';
import { type DraftWindow, emptyWindow } from './request-draft.ts';
import { windowFault } from './window-fault.ts';

/** The maximum number of possible times in a request. */
const mostWindows = 5;

interface WindowsFieldsProps {
  readonly id: string;
  readonly value: readonly DraftWindow[];
  readonly onChange: (value: readonly DraftWindow[]) => void;
  readonly error?: string | undefined;
}

/** The possible times: a day with a start and an end, in Libyan time. */
export function WindowsFields({ id, value, onChange, error }: WindowsFieldsProps): ReactNode {
  const { t } = useLingui();
  const today = useToday();
  const marked = error === undefined ? 0 : (windowFault(value)?.at ?? 0);

  function change(index: number, part: Partial<DraftWindow>): void {
    onChange(value.map((window, other) => (other === index ? { ...window, ...part } : window)));
  }

  return (
    <div className="web-windows">
      {value.map((window, index) => {
        const place = index + 1;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a line of the form is its place
          <div className="web-window" key={index}>
            <FormField {...(index === marked && { id, error })} label={<Trans>Day</Trans>} required>
              <DateField
                value={window.day}
                min={today}
                onChange={(day) => change(index, { day })}
              />
            </FormField>
            <FormField label={<Trans>From</Trans>} required>
              <TimeField value={window.from} onChange={(from) => change(index, { from })} />
            </FormField>
            <FormField label={<Trans>Until</Trans>} required>
              <TimeField value={window.to} onChange={(to) => change(index, { to })} />
            </FormField>
            {value.length > 1 && (
              <IconButton
                label={t`Remove time ${place}`}
                onClick={() => onChange(value.filter((_, other) => other !== index))}
              >
                <Icon icon={removeIcon} size={20} />
              </IconButton>
            )}
          </div>
        );
      })}
      {value.length < mostWindows && (
        <div>
          <Button
            variant="ghost"
            size="small"
            iconStart={<Icon icon={addIcon} size={18} />}
            onClick={() => onChange([...value, emptyWindow])}
          >
            <Trans>Add another time</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
