import { Trans } from '@lingui/react/macro';
import { SectionForm } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { isProblem } from '../../../api/api-problem.ts';
import { call } from '../../../api/call.ts';
import { availabilityOf, valuesOf } from '../../../hours/availability-values.ts';
import { HoursFields } from '../../../hours/hours-fields.tsx';
import { useHoursRules } from '../../../hours/hours-rules.ts';
import { useDayLimits } from '../../../hours/use-day-limits.ts';
import { AskedChange } from './asked-change.tsx';
import { sectionShapes } from './section-shapes.ts';
import { type SectionProps, useStoreSection } from './use-store-section.tsx';
import { usualHours } from './usual-hours.ts';

const serviceNames = {
  week: 'body.week',
  pause: 'body.fridayBreak',
  seasons: 'body.seasons',
  leaves: 'body.leaves',
  exceptions: 'body.exceptions',
};
/** When the store is open: the week, Ramadan and Eid, days off, single days. */
export function HoursSection(props: SectionProps): ReactNode {
  const { storeId, content, changes } = props.store;
  const hours = content.openingHours ?? usualHours;
  const limits = useDayLimits(hours);
  const { form, frame, refusal } = useStoreSection({
    ...props,
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- the name of the section
    name: 'openingHours',
    valuesOf: ({ openingHours }) => valuesOf(openingHours ?? usualHours),
    isSaved: content.openingHours !== null,
    shape: sectionShapes.openingHours,
    rules: useHoursRules(limits),
    bodyOf: (values) => availabilityOf(values, hours.zone),
    callOf: (body, version) =>
      call('PUT /api/stores/{storeId}/sections/openingHours', {
        params: { storeId },
        body,
        ifMatch: version,
      }),
    serviceNames,
    fieldOf: (error) => (isProblem(error, 'EXCEPTION_IN_THE_PAST') ? 'exceptions' : null),
  });
  return (
    <SectionForm
      title={<Trans>Opening hours</Trans>}
      description={<Trans>Customers see whether you’re open now, and until when.</Trans>}
      {...frame}
    >
      <AskedChange note={changes.openingHours}>
        <HoursFields form={form} limits={limits} refusal={refusal} isNested />
      </AskedChange>
    </SectionForm>
  );
}
