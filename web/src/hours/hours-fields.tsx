import { Trans } from '@lingui/react/macro';
import {
  FormField,
  Switch,
  timeRangeProblem,
  TimeRangeField,
  useTimeRangeMessage,
  WeekHoursEditor,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import type { FormFields } from '../forms/use-form-fields.ts';
import type { AvailabilityValues } from './availability-values.ts';
import { ExceptionsFields } from './exceptions-fields.tsx';
import { LeavesFields } from './leaves-fields.tsx';
import type { DayLimits } from './line-problems.ts';
import { refusedPlace } from './refused-place.ts';
import { SeasonsFields } from './seasons-fields.tsx';

import '../forms/form-sections.css';
import './hours.css';

interface HoursFieldsProps {
  readonly form: FormFields<AvailabilityValues>;
  /** By which single days are judged. */
  readonly limits: DayLimits;
  /** Why a service did not accept the hours: it may name a line. */
  readonly refusal?: unknown;
  /** Shown above the week. */
  readonly before?: ReactNode;
  /** Inside a section that has a frame and an h2 of its own. */
  readonly isNested?: boolean;
}

/** The fields of hours: the week, the break on Friday, seasons, days away, single days. */
export function HoursFields({
  form,
  limits,
  refusal,
  before,
  isNested = false,
}: HoursFieldsProps): ReactNode {
  const rangeMessage = useTimeRangeMessage();
  const { values, errors, fieldId, set, submitCount } = form;
  const { pause } = values;
  const showsMissing = submitCount > 0;
  const days = values.exceptions.map(({ day }) => day);
  const part = isNested ? 'web-hours-part' : 'web-form-section';
  const PartTitle = isNested ? 'h3' : 'h2';

  return (
    <>
      <section className={part}>
        {before}
        <FormField id={fieldId('week')} label={<Trans>Usual week</Trans>} error={errors.week}>
          <WeekHoursEditor
            value={values.week}
            showsMissing={showsMissing}
            onChange={(week) => set('week', week)}
          />
        </FormField>
        <Switch
          label={<Trans>Break for the Friday prayer</Trans>}
          checked={pause.isOn}
          onChange={(event) => set('pause', { ...pause, isOn: event.target.checked })}
        />
        {pause.isOn && (
          <FormField
            id={fieldId('pause')}
            label={<Trans>Break on Friday</Trans>}
            error={errors.pause && rangeMessage(timeRangeProblem(pause.range))}
            required
          >
            <TimeRangeField
              value={pause.range}
              onChange={(range) => set('pause', { ...pause, range })}
            />
          </FormField>
        )}
      </section>
      <section className={part}>
        <PartTitle className="web-form-section-title">
          <Trans>Ramadan, Eid and other seasons</Trans>
        </PartTitle>
        <p className="web-hint">
          <Trans>Other hours between two days. Afterwards your usual week counts again.</Trans>
        </p>
        <SeasonsFields
          id={fieldId('seasons')}
          week={values.week}
          value={values.seasons}
          showsMissing={showsMissing}
          error={errors.seasons}
          refusedPlace={refusedPlace(refusal, 'seasons', days)}
          onChange={(seasons) => set('seasons', seasons)}
        />
      </section>
      <section className={part}>
        <PartTitle className="web-form-section-title">
          <Trans>Days away</Trans>
        </PartTitle>
        <LeavesFields
          id={fieldId('leaves')}
          value={values.leaves}
          showsMissing={showsMissing}
          error={errors.leaves}
          refusedPlace={refusedPlace(refusal, 'leaves', days)}
          onChange={(leaves) => set('leaves', leaves)}
        />
      </section>
      <section className={part}>
        <PartTitle className="web-form-section-title">
          <Trans>Single days</Trans>
        </PartTitle>
        <p className="web-hint">
          <Trans>A day with hours of its own, or a day off.</Trans>
        </p>
        <ExceptionsFields
          id={fieldId('exceptions')}
          value={values.exceptions}
          limits={limits}
          showsMissing={showsMissing}
          error={errors.exceptions}
          refusedPlace={refusedPlace(refusal, 'exceptions', days)}
          onChange={(exceptions) => set('exceptions', exceptions)}
        />
      </section>
    </>
  );
}
