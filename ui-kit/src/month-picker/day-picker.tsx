import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, Group, Popover } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';

import { Icon } from '../icons/icon.tsx';
import type { LineIcon } from '../icons/icons.ts';

import '../date-field/date-field.css';

export interface DayPickerFrameProps {
  readonly icon: LineIcon;
  /** Names the dialog with the month, for screen readers. */
  readonly label: string;
  /** The input to type into. */
  readonly input: ReactNode;
  /** The month that opens. */
  readonly children: ReactNode;
}

/** A box to type into, with a button that opens a month. */
export function DayPickerFrame({ icon, label, input, children }: DayPickerFrameProps): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <Group className="ui-text-field ui-date-field-group">
        {input}
        <Button className="ui-combobox-button" aria-label={t`Open the calendar`}>
          <Icon icon={icon} size={18} />
        </Button>
      </Group>
      <Popover className="ui-date-popover" offset={6} placement="bottom start">
        <Dialog className="ui-date-dialog" aria-label={label}>
          {children}
        </Dialog>
      </Popover>
    </>
  );
}
