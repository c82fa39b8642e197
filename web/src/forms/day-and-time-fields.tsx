import { DateField, FormField, Skeleton, TimeField } from '@osta/ui-kit';
import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useToday } from '../time/use-today.ts';

interface DayAndTime {
  /** YYYY-MM-DD */
  readonly day: string | null;
  /** HH:mm */
  readonly time: string | null;
}

interface DayAndTimeFieldsProps {
  readonly id: string;
  readonly dayLabel: ReactNode;
  readonly timeLabel: ReactNode;
  readonly value: DayAndTime;
  readonly onChange: (value: DayAndTime) => void;
  readonly error?: string | undefined;
  readonly isOptional?: boolean;
}

/** A day and a time side by side, from today on, in Libyan time. */
export function DayAndTimeFields({
  id,
  dayLabel,
  timeLabel,
  value,
  onChange,
  error,
  isOptional = false,
}: DayAndTimeFieldsProps): ReactNode {
  const today = useToday();
  // Node and browsers put different spaces into a time: show the browser's after hydration
  const isHydrated = useHydrated();
  return (
    <div className="web-field-pair">
      <FormField
        id={id}
        label={dayLabel}
        error={error}
        isOptional={isOptional}
        required={!isOptional}
      >
        <DateField value={value.day} min={today} onChange={(day) => onChange({ ...value, day })} />
      </FormField>
      <FormField label={timeLabel} isOptional={isOptional} required={!isOptional}>
        {isHydrated ? (
          <TimeField value={value.time} onChange={(time) => onChange({ ...value, time })} />
        ) : (
          <Skeleton height="44px" />
        )}
      </FormField>
    </div>
  );
}
