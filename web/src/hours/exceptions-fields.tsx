import { Plural, Trans } from '@lingui/react/macro';
import { addIcon, Button, expandIcon, Icon } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { type DraftException, emptyException } from './availability-values.ts';
import { ExceptionLine } from './exception-line.tsx';
import { type DayLimits, exceptionProblems, isPastAndSaved } from './line-problems.ts';
import { useMarkedLines } from './use-marked-lines.ts';

import '../components/folding.css';
import './hours.css';

interface ExceptionsFieldsProps {
  readonly id: string;
  readonly value: readonly DraftException[];
  readonly onChange: (value: readonly DraftException[]) => void;
  readonly limits: DayLimits;
  readonly showsMissing: boolean;
  readonly error?: string | undefined;
  /** The line that a service did not accept. */
  readonly refusedPlace: number;
}

/** Single days with hours of their own, or closed. Those that are over are folded away. */
export function ExceptionsFields({
  id,
  value,
  onChange,
  limits,
  showsMissing,
  error,
  refusedPlace,
}: ExceptionsFieldsProps): ReactNode {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const problems = exceptionProblems(value, limits);
  const marksOf = useMarkedLines({
    id,
    problems,
    showsProblems: showsMissing,
    error,
    refusedPlace,
  });
  const places = value.map((each, place) => ({ place, isPast: isPastAndSaved(each, limits) }));
  const past = places.filter(({ isPast }) => isPast);
  const isWrong = ({ place }: { readonly place: number }): boolean => {
    const { days, hours } = marksOf(place);
    return days.error !== undefined || hours.error !== undefined;
  };

  const lineOf = (place: number, min?: string): ReactNode => {
    const each = value[place];
    return (
      each && (
        <ExceptionLine
          key={place}
          number={place + 1}
          value={each}
          onChange={(changed) => onChange(value.with(place, changed))}
          onRemove={() => onChange(value.filter((_, other) => other !== place))}
          {...(min !== undefined && { min })}
          problem={problems[place] ?? null}
          marks={marksOf(place)}
          showsMissing={showsMissing}
        />
      )
    );
  };

  return (
    <div className="web-hours-lines">
      {past.length > 0 && (
        <details
          className="web-folding"
          open={isUnfolded || past.some(isWrong)}
          onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}
        >
          <summary className="web-folding-summary">
            <Plural value={past.length} one="# day that is past" other="# days that are past" />
            <span className="web-folding-verb">
              <Icon icon={expandIcon} size={18} />
            </span>
          </summary>
          <div className="web-hours-lines">{past.map(({ place }) => lineOf(place))}</div>
        </details>
      )}
      {places.map(({ place, isPast }) => !isPast && lineOf(place, limits.today))}
      <div className="web-hours-tools">
        <Button
          variant="secondary"
          size="small"
          iconStart={<Icon icon={addIcon} size={18} />}
          disabled={value.length >= 100}
          onClick={() => onChange([...value, emptyException])}
        >
          <Trans>Add a day</Trans>
        </Button>
      </div>
    </div>
  );
}
