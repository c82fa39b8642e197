import { Trans } from '@lingui/react/macro';
import { DateField, FormField, VisuallyHidden } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { useToday } from '../../time/use-today.ts';

interface DayFieldProps {
  readonly day: string;
  readonly onChange: (day: string) => void;
}

/** The day on which somebody is to be free. It brings a calendar: only who chooses a day loads it. */
export function DayField({ day, onChange }: DayFieldProps): ReactNode {
  const today = useToday();
  return (
    <FormField
      label={
        <VisuallyHidden>
          <Trans>Day</Trans>
        </VisuallyHidden>
      }
    >
      <DateField
        value={day}
        min={today}
        onChange={(chosen) => {
          if (chosen !== null) onChange(chosen);
        }}
      />
    </FormField>
  );
}
