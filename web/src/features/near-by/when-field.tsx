import { Trans, useLingui } from '@lingui/react/macro';
import { DateField, FormField, Select, VisuallyHidden } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { isCalendarDay, type WhenWanted, whenWanted } from '../../professionals/when-wanted.ts';
import { useToday } from '../../time/use-today.ts';

interface WhenFieldProps {
  readonly when: WhenWanted | undefined;
  readonly onChange: (when: WhenWanted | undefined) => void;
}

/** When somebody is to be free: some days of the calendar, or one that is chosen. */
export function WhenField({ when, onChange }: WhenFieldProps): ReactNode {
  const { t } = useLingui();
  const today = useToday();
  const day = isCalendarDay(when) ? when : null;
  return (
    <>
      <Select
        aria-label={t`When`}
        value={day === null ? (when ?? '') : 'day'}
        onChange={({ target: { value } }) => onChange(whenWanted(value === 'day' ? today : value))}
        options={[
          { value: '', label: t`Any time` },
          { value: 'today', label: t`Free today` },
          { value: 'tomorrow', label: t`Free tomorrow` },
          { value: 'week', label: t`Free this week` },
          { value: 'day', label: t`Free on a day…` },
        ]}
      />
      {day !== null && (
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
            onChange={(chosen) => chosen !== null && onChange(whenWanted(chosen))}
          />
        </FormField>
      )}
    </>
  );
}
