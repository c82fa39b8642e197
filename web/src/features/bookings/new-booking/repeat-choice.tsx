import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SeriesDate } from '@osta/contracts/booking/refusals';
import type { Rhythm } from '@osta/contracts/booking/series';
import {
  Badge,
  DayAndTime,
  ErrorState,
  FormField,
  formatTime,
  formatWeekday,
  Select,
  Skeleton,
  useLocale,
} from '@osta/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useProblemText } from '../../../problem/use-problem-text.ts';
import { mostInSeries, type Repeat } from './repeat.ts';

/** The dates on which a held slot would repeat, as far as they are known. */
export type RepeatDates = Pick<
  UseQueryResult<{ readonly dates: readonly SeriesDate[] }>,
  'data' | 'error' | 'isFetching' | 'refetch'
>;

interface RepeatChoiceProps {
  /** `null`: the booking does not repeat. */
  readonly repeat: Repeat | null;
  readonly onChange: (repeat: Repeat | null) => void;
  /** The dates after the held one, once it is chosen how often it repeats. */
  readonly dates: RepeatDates;
}

/** How many bookings are suggested at first. */
const suggested = 4;

/** Asks whether and how a booking repeats, and shows its dates before anything is booked. */
export function RepeatChoice({ repeat, onChange, dates }: RepeatChoiceProps): ReactNode {
  const { t } = useLingui();
  const problemText = useProblemText();
  const rhythms: readonly { readonly value: Rhythm; readonly label: string }[] = [
    { value: 'weekly', label: t`Every week` },
    { value: 'every-two-weeks', label: t`Every two weeks` },
    { value: 'monthly', label: t`Every month` },
  ];
  const counts = Array.from({ length: mostInSeries - 1 }, (_, n) => n + 2);
  return (
    <fieldset className="web-repeat">
      <legend className="ui-form-field-label">
        <Trans>Repeat this booking</Trans>
      </legend>
      <FormField label={<Trans>How often</Trans>}>
        <Select
          value={repeat?.rhythm ?? ''}
          options={[{ value: '', label: t`Only this time` }, ...rhythms]}
          onChange={({ target }) => {
            const chosen = rhythms.find(({ value }) => value === target.value);
            onChange(
              chosen
                ? { rhythm: chosen.value, times: repeat?.times ?? suggested, replaced: {} }
                : null,
            );
          }}
        />
      </FormField>
      {repeat !== null && (
        <>
          <FormField label={<Trans>How many bookings</Trans>}>
            <Select
              value={String(repeat.times)}
              options={counts.map((count) => ({
                value: String(count),
                label: t`${plural(count, { one: '# booking', other: '# bookings' })}`,
              }))}
              onChange={({ target }) => onChange({ ...repeat, times: Number(target.value) })}
            />
          </FormField>
          {dates.data === undefined && dates.error === null && (
            <Skeleton width="100%" height="120px" />
          )}
          {dates.data === undefined && dates.error !== null && (
            <ErrorState
              size="small"
              title={<Trans>The dates couldn’t be loaded</Trans>}
              description={problemText(dates.error)}
              onRetry={() => void dates.refetch()}
              isRetrying={dates.isFetching}
            />
          )}
          {dates.data !== undefined && (
            <ol className="web-repeat-dates" aria-busy={dates.isFetching}>
              {dates.data.dates.map((date) => (
                <RepeatDate
                  key={date.startsAt}
                  date={date}
                  chosen={repeat.replaced[date.startsAt] ?? ''}
                  onChoose={(start) =>
                    onChange({
                      ...repeat,
                      replaced: { ...repeat.replaced, [date.startsAt]: start },
                    })
                  }
                />
              ))}
            </ol>
          )}
        </>
      )}
    </fieldset>
  );
}

interface RepeatDateProps {
  readonly date: SeriesDate;
  /** The start that replaces it; empty when it is left out. */
  readonly chosen: string;
  readonly onChoose: (start: string) => void;
}

function RepeatDate({ date, chosen, onChoose }: RepeatDateProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const { startsAt, isFree, alternatives } = date;
  return (
    <li className="web-repeat-date">
      <span>
        <DayAndTime instant={startsAt} />{' '}
        {isFree ? (
          <Badge color="green">
            <Trans context="a date">Free</Trans>
          </Badge>
        ) : (
          <Badge color="amber">
            <Trans context="a date">Not free</Trans>
          </Badge>
        )}
      </span>
      {!isFree && (
        <FormField label={<Trans>Instead</Trans>}>
          <Select
            value={alternatives.some((each) => each.startsAt === chosen) ? chosen : ''}
            options={[
              { value: '', label: t`Leave this date out` },
              ...alternatives.map(({ startsAt: start }) => ({
                value: start,
                label: `${formatWeekday(start, locale)} ${formatTime(start, locale)}`,
              })),
            ]}
            onChange={({ target }) => onChoose(target.value)}
          />
        </FormField>
      )}
    </li>
  );
}
