import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MyOffering, OfferingReceipt } from '@osta/contracts/offering/api';
import { Button, ErrorSummary, notify } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { call } from '../../api/call.ts';
import { useCommand } from '../../api/use-command.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useServerFields } from '../../forms/server-fields.ts';
import { summarize } from '../../forms/summarize.ts';
import { useFormFields } from '../../forms/use-form-fields.ts';
import {
  availabilityOf,
  type AvailabilityValues,
  valuesOf,
} from '../../hours/availability-values.ts';
import { HoursFields } from '../../hours/hours-fields.tsx';
import { useHoursRules } from '../../hours/hours-rules.ts';
import { CopyHours } from './copy-hours.tsx';
import { offeringKeys } from './offerings.queries.ts';
import { SlotPreview } from './slot-preview.tsx';
import { versionToChange } from './version-to-change.ts';

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
/** The hours of a service, with the times that follow from them beside. */
export function AvailabilityForm({ offering, others }: AvailabilityFormProps): ReactNode {
  const { i18n } = useLingui();
  const { id, availability } = offering;
  const serverFields = useServerFields();
  const rules = useHoursRules();
  const send = useCommand<OfferingReceipt>(offeringKeys.all);
  const newest = {
    version: offering.version,
    part: availabilityOf(valuesOf(availability), availability.zone),
  };
  // The change is based on what the form showed, or saved
  const [shown, setShown] = useState(newest);

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
      if (body === null) return;
      const version = versionToChange(shown, newest);
      send.mutate(
        call('PUT /api/professional/services/{offeringId}/availability', {
          params: { offeringId: id },
          body,
          ifMatch: version,
        }),
        {
          onSuccess: () => {
            setShown({ version: version + 1, part: body });
            notify.success(<Trans>The hours are saved.</Trans>);
          },
          onError: (error) => form.refuse(serverFields(error, serviceNames)),
        },
      );
    },
  });
  const { values, errors, fieldId, setAll, submit, submitCount } = form;
  const summary = summarize(labels, errors, fieldId, (message) => i18n._(message));
  const written = availabilityOf(values, availability.zone);

  return (
    <div className="web-hours-page">
      <form className="web-sections" noValidate onSubmit={submit}>
        <ErrorSummary errors={summary} submitCount={submitCount} />
        <HoursFields
          form={form}
          before={
            <CopyHours
              others={others}
              onCopy={(other) => {
                setAll(valuesOf(other.availability));
                notify.success(<Trans>The hours are copied. Save them to keep them.</Trans>);
              }}
            />
          }
        />
        <ProblemNotice error={send.error} />
        <div className="web-actions">
          <Button type="submit" variant="accent" isLoading={send.isPending}>
            <Trans>Save the hours</Trans>
          </Button>
        </div>
      </form>
      <SlotPreview offer={offering.offer} availability={written} />
    </div>
  );
}
