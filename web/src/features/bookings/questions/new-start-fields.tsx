import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { SlotPicker } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { DayAndTimeFields } from '../../../forms/day-and-time-fields.tsx';
import { localTimeOf } from '../../../time/tripoli.ts';
import { useFreeWeek } from '../new-booking/use-free-week.ts';
import { type DayAndTime, startOf } from './new-start.ts';

interface NewStartFieldsProps {
  readonly id: string;
  /** The service whose free times are offered; `null`: the booking is of none. */
  readonly offeringId: BookingView['offeringId'];
  readonly value: DayAndTime;
  readonly onChange: (value: DayAndTime) => void;
  readonly error?: string | undefined;
}

/** A new start: one of the professional's free times, or any other. */
export function NewStartFields({ offeringId, ...fields }: NewStartFieldsProps): ReactNode {
  return (
    <>
      {offeringId !== null && <FreeTimes offeringId={offeringId} {...fields} />}
      <DayAndTimeFields
        {...fields}
        dayLabel={<Trans>New day</Trans>}
        timeLabel={<Trans>New time</Trans>}
      />
    </>
  );
}

interface FreeTimesProps extends Pick<NewStartFieldsProps, 'value' | 'onChange'> {
  readonly offeringId: string;
}

function FreeTimes({ offeringId, value, onChange }: FreeTimesProps): ReactNode {
  const { t } = useLingui();
  const { shown, picker, error } = useFreeWeek({ offeringId }, startOf(value) ?? undefined);
  // A service that cannot be booked now has none to choose from
  if (error !== null) return null;
  return (
    <>
      <SlotPicker
        key={shown}
        label={t`Free times`}
        {...picker}
        onChange={(start) => onChange(localTimeOf(start))}
      />
      <p className="web-hint">
        <Trans>Or another time:</Trans>
      </p>
    </>
  );
}
