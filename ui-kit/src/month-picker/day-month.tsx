import type { CalendarDate, DateValue } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';

import { CalendarMonth } from './calendar-month.tsx';

import '../date-field/date-field.css';

export interface DayMonthProps {
  readonly value: CalendarDate | null;
  readonly minValue: CalendarDate | null;
  readonly maxValue: CalendarDate | null;
  readonly isDateUnavailable: (day: DateValue) => boolean;
  /** The field below which it opens. */
  readonly field: RefObject<HTMLElement | null>;
  readonly onChange: (day: CalendarDate) => void;
  /** Called when it is to be closed. */
  readonly onClose: () => void;
}

/** An open month, to pick one day from. The focus returns to where it was when it closes. */
export function DayMonth({ field, onChange, onClose, ...days }: DayMonthProps): ReactNode {
  const { t } = useLingui();
  return (
    <Popover
      className="ui-date-popover"
      triggerRef={field}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      offset={6}
      placement="bottom start"
    >
      <Dialog className="ui-date-dialog" aria-label={t`Choose a day`}>
        <Calendar
          {...days}
          className="ui-month"
          firstDayOfWeek="sat"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus goes into a dialog that opens (APG)
          autoFocus
          onChange={(day) => {
            onChange(day);
            onClose();
          }}
        >
          <CalendarMonth />
        </Calendar>
      </Dialog>
    </Popover>
  );
}
