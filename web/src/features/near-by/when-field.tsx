import { useLingui } from '@lingui/react/macro';
import { Select, Skeleton } from '@osta/ui-kit';
import { lazy, type ReactNode, Suspense } from 'react';

import { isCalendarDay, type WhenWanted, whenWanted } from '../../professionals/when-wanted.ts';
import { useToday } from '../../time/use-today.ts';

import './near-by.css';

const DayField = lazy(async () => ({ default: (await import('./day-field.tsx')).DayField }));

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
        <div className="web-near-day">
          <Suspense fallback={<Skeleton height="44px" />}>
            <DayField day={day} onChange={(chosen) => onChange(whenWanted(chosen))} />
          </Suspense>
        </div>
      )}
    </>
  );
}
