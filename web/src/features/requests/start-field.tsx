import { Trans } from '@lingui/react/macro';
import type { WantedTime } from '@osta/contracts/request/terms';
import { DateText, PlannedDay, RadioCards, TimeRange } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { DayAndTimeFields } from '../../forms/day-and-time-fields.tsx';
import type { QuoteValues } from './quote-values.ts';
import { startChoices } from './start-choices.ts';

const other = 'other';
const asTime = { style: 'time' } as const;

interface StartFieldProps {
  readonly id: string;
  /** When the customer wants the work done: these times come first. */
  readonly wanted: WantedTime;
  /** The moment from which on a start is possible. */
  readonly now: Date;
  readonly value: QuoteValues['start'];
  readonly onChange: (value: QuoteValues['start']) => void;
  readonly error?: string | undefined;
}

/** When the work can start: a time with one touch, or a day and a time under “another time”. */
export function StartField({
  id,
  wanted,
  now,
  value,
  onChange,
  error,
}: StartFieldProps): ReactNode {
  const [wantsOther, setWantsOther] = useState(false);
  const choices = startChoices(wanted, now);
  const chosen = choices.find(({ day, time }) => day === value.day && time === value.time);
  const isEmpty = value.day === null && value.time === null;
  const isOther = wantsOther || (chosen === undefined && !isEmpty);

  function choose(name: string): void {
    const choice = choices.find(({ instant }) => instant === name);
    setWantsOther(choice === undefined);
    if (choice !== undefined) onChange({ day: choice.day, time: choice.time });
  }

  return (
    <>
      <RadioCards
        legend={<Trans>When can you start?</Trans>}
        hint={
          choices.some(({ endsAt }) => endsAt !== null) ? (
            <Trans>The times that the customer wants come first.</Trans>
          ) : undefined
        }
        isCompact
        value={isOther ? other : (chosen?.instant ?? null)}
        onChange={choose}
        cards={[
          ...choices.map(({ instant, endsAt }) => ({
            value: instant,
            label: <PlannedDay instant={instant} />,
            description:
              endsAt === null ? (
                <DateText instant={instant} {...asTime} />
              ) : (
                <TimeRange start={instant} end={endsAt} />
              ),
          })),
          { value: other, label: <Trans>Another time</Trans> },
        ]}
        {...(!isOther && { id, error })}
      />
      {isOther && (
        <DayAndTimeFields
          id={id}
          dayLabel={<Trans>Earliest start</Trans>}
          timeLabel={<Trans>At</Trans>}
          value={value}
          onChange={(start) => {
            // What is typed may pass through a time of the choices: the fields stay
            setWantsOther(true);
            onChange(start);
          }}
          error={error}
        />
      )}
    </>
  );
}
