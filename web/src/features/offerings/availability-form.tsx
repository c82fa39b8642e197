import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type {
  AvailabilityRequest,
  MyOffering,
  OfferingReceipt,
} from '@osta/contracts/offering/api';
import { Button, ErrorSummary, focusField, notify } from '@osta/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { isProblem } from '../../api/api-problem.ts';
import { call } from '../../api/call.ts';
import { useApi } from '../../api/use-api.ts';
import { useCommand } from '../../api/use-command.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useServerFields } from '../../forms/server-fields.ts';
import { summarize } from '../../forms/summarize.ts';
import { useFormFields } from '../../forms/use-form-fields.ts';
import { useVersionedSave } from '../../forms/use-versioned-save.ts';
import type { ReadPart } from '../../forms/version-to-change.ts';
import {
  availabilityOf,
  type AvailabilityValues,
  valuesOf,
} from '../../hours/availability-values.ts';
import { HoursFields } from '../../hours/hours-fields.tsx';
import { useHoursRules } from '../../hours/hours-rules.ts';
import type { DayLimits } from '../../hours/line-problems.ts';
import { useDayLimits } from '../../hours/use-day-limits.ts';
import { useProblemText } from '../../problem/use-problem-text.ts';
import { CopyHours } from './copy-hours.tsx';
import { HoursConflict } from './hours-conflict.tsx';
import { offeringKeys, offeringQuery } from './offerings.queries.ts';
import { SlotPreview } from './slot-preview.tsx';

interface AvailabilityFormProps {
  readonly offering: MyOffering;
  readonly others: readonly MyOffering[];
}

/** In the order of the form, under the names of its fields. */
const labels = {
  week: msg`Usual week`,
  pause: msg`Break on Friday`,
  seasons: msg`Ramadan, Eid and other seasons`,
  leaves: msg`Days away`,
  exceptions: msg`Single days`,
};

const serviceNames = {
  week: 'body.week',
  pause: 'body.fridayBreak',
  seasons: 'body.seasons',
  leaves: 'body.leaves',
  exceptions: 'body.exceptions',
};

/** Returns what is saved of the hours in the order in which it is sent. */
function partOf({
  version,
  availability,
}: Pick<MyOffering, 'version' | 'availability'>): ReadPart<AvailabilityRequest> {
  const part = availabilityOf(valuesOf(availability), availability.zone);
  return { version, part: part ?? availability };
}

/** Returns hours to copy: days that are over are of no use, and another service may not add them. */
function withoutOthersPast(
  availability: AvailabilityRequest,
  { today, savedDays }: DayLimits,
): AvailabilityRequest {
  const { exceptions } = availability;
  return {
    ...availability,
    exceptions: exceptions.filter(({ day }) => day >= today || savedDays.has(day)),
  };
}

/** The hours of a service, with the times that follow from them beside. */
export function AvailabilityForm({ offering, others }: AvailabilityFormProps): ReactNode {
  const { i18n } = useLingui();
  const { id, availability } = offering;
  const serverFields = useServerFields();
  const problemText = useProblemText();
  const limits = useDayLimits(availability);
  const rules = useHoursRules(limits);
  const api = useApi();
  const queryClient = useQueryClient();
  const send = useCommand<OfferingReceipt>(offeringKeys.all);
  const { conflict, save, takeSaved } = useVersionedSave<AvailabilityRequest, OfferingReceipt>({
    newest: partOf(offering),
    readAgain: async () => partOf(await queryClient.query(offeringQuery(api, id))),
    send: (body, version, callbacks) =>
      send.mutate(
        call('PUT /api/professional/services/{offeringId}/availability', {
          params: { offeringId: id },
          body,
          ifMatch: version,
        }),
        callbacks,
      ),
    onSaved: () => notify.success(<Trans>The hours are saved.</Trans>),
    onRefused: (error) =>
      form.refuse(
        isProblem(error, 'EXCEPTION_IN_THE_PAST')
          ? { exceptions: problemText(error) }
          : serverFields(error, serviceNames),
      ),
  });

  const form = useFormFields<AvailabilityValues>({
    initial: () => valuesOf(availability),
    hasSummary: true,
    rules,
    carry: {
      name: 'service-hours',
      of: id,
      fields: ['week', 'pause', 'exceptions', 'leaves', 'seasons'],
    },
    onSubmit: (values) => {
      const body = availabilityOf(values, availability.zone);
      if (body !== null) save(body);
    },
  });
  const { values, errors, fieldId, setAll, submit, submitCount } = form;
  const summary = summarize(labels, errors, fieldId, (message) => i18n._(message));
  const written = availabilityOf(values, availability.zone);

  function take(): void {
    if (conflict === null) return;
    setAll(valuesOf(conflict.saved.part));
    takeSaved();
    send.reset();
    notify.success(<Trans>The form shows what is saved.</Trans>);
    focusField(fieldId('week'));
  }

  return (
    <div className="web-hours-page">
      <form className="web-sections" noValidate onSubmit={submit}>
        <ErrorSummary errors={summary} submitCount={submitCount} />
        <HoursFields
          form={form}
          limits={limits}
          refusal={send.error}
          before={
            <CopyHours
              others={others}
              onCopy={(other) => {
                setAll(valuesOf(withoutOthersPast(other.availability, limits)));
                notify.success(<Trans>The hours are copied. Save them to keep them.</Trans>);
              }}
            />
          }
        />
        {conflict === null ? (
          <>
            <ProblemNotice error={send.error} />
            <div className="web-actions">
              <Button type="submit" variant="accent" isLoading={send.isPending}>
                <Trans>Save the hours</Trans>
              </Button>
            </div>
          </>
        ) : (
          <HoursConflict
            mine={written ?? conflict.sent}
            saved={conflict.saved.part}
            isSaving={send.isPending}
            error={send.error}
            onTake={take}
          />
        )}
      </form>
      <SlotPreview offer={offering.offer} availability={written} />
    </div>
  );
}
