import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/DatePicker';
import { Heading } from 'react-aria-components/Dialog';

import { Icon } from '../icons/icon.tsx';
import { nextIcon, previousIcon } from '../icons/icons.ts';

import '../date-field/date-field.css';

/** The month of a Calendar or a RangeCalendar, with buttons for the previous and the next. */
export function CalendarMonth(): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <header className="ui-month-header">
        <Button
          slot="previous"
          className="ui-icon-button"
          data-size="small"
          aria-label={t`Previous month`}
        >
          <Icon icon={previousIcon} size={20} />
        </Button>
        <Heading className="ui-month-title" />
        <Button slot="next" className="ui-icon-button" data-size="small" aria-label={t`Next month`}>
          <Icon icon={nextIcon} size={20} />
        </Button>
      </header>
      <CalendarGrid className="ui-month-grid" weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="ui-month-weekday">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(day) => <CalendarCell className="ui-month-day" date={day} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
