import { Trans, useLingui } from '@lingui/react/macro';
import type { SeasonKind } from '@osta/contracts/offering/availability';
import {
  addIcon,
  Button,
  DateRangeField,
  type DraftWeek,
  FormField,
  Heading,
  Icon,
  IconButton,
  removeIcon,
  WeekHoursEditor,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { useToday } from '../time/use-today.ts';
import { type DraftSeason, seasonTemplate } from './availability-values.ts';
import { seasonProblems } from './line-problems.ts';
import { SeasonName } from './season-name.tsx';
import { useMarkedLines } from './use-marked-lines.ts';

import './hours.css';

interface SeasonsFieldsProps {
  readonly id: string;
  /** The usual hours, from which a season begins. */
  readonly week: DraftWeek;
  readonly value: readonly DraftSeason[];
  readonly onChange: (value: readonly DraftSeason[]) => void;
  readonly showsMissing: boolean;
  readonly error?: string | undefined;
  /** The line that a service did not accept. */
  readonly refusedPlace: number;
}

/** Other hours between two days: Ramadan, Eid, or any season. */
export function SeasonsFields({
  id,
  week,
  value,
  onChange,
  showsMissing,
  error,
  refusedPlace,
}: SeasonsFieldsProps): ReactNode {
  const { t } = useLingui();
  const today = useToday();
  const problems = seasonProblems(value);
  const marksOf = useMarkedLines({
    id,
    problems,
    showsProblems: showsMissing,
    error,
    refusedPlace,
  });
  const change = (place: number, part: Partial<DraftSeason>): void =>
    onChange(value.map((each, other) => (other === place ? { ...each, ...part } : each)));
  const add = (kind: SeasonKind, label: ReactNode): ReactNode => (
    <Button
      variant="secondary"
      size="small"
      iconStart={<Icon icon={addIcon} size={18} />}
      disabled={value.length >= 6}
      onClick={() => onChange([...value, seasonTemplate(kind, week, today)])}
    >
      {label}
    </Button>
  );

  return (
    <div className="web-hours-lines">
      {value.map((season, place) => {
        const number = place + 1;
        const { days } = season;
        const marks = marksOf(place);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a line of the form is its place
          <div className="web-hours-line" key={place}>
            <Heading as="h3" size="small">
              <SeasonName kind={season.kind} />
            </Heading>
            <div className="web-hours-line-head">
              <FormField
                {...marks.days}
                label={<Trans>From the first to the last day</Trans>}
                {...(season.kind !== 'other' && {
                  hint: <Trans>By the calculated calendar. Change it once the moon is seen.</Trans>,
                })}
                required
              >
                <DateRangeField
                  value={days}
                  min={days !== null && days.from < today ? days.from : today}
                  onChange={(changed) => change(place, { days: changed })}
                />
              </FormField>
              <IconButton
                label={t`Remove season ${number}`}
                onClick={() => onChange(value.filter((_, other) => other !== place))}
              >
                <Icon icon={removeIcon} size={20} />
              </IconButton>
            </div>
            <FormField {...marks.hours} label={<Trans>Hours in this time</Trans>}>
              <WeekHoursEditor
                value={season.week}
                showsMissing={showsMissing}
                onChange={(changed) => change(place, { week: changed })}
              />
            </FormField>
          </div>
        );
      })}
      <div className="web-hours-tools">
        {add('ramadan', <Trans>Add Ramadan hours</Trans>)}
        {add('eid', <Trans>Add Eid</Trans>)}
        {add('other', <Trans>Add another season</Trans>)}
      </div>
    </div>
  );
}
