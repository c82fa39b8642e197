import { Trans, useLingui } from '@lingui/react/macro';
import type { Equipments } from '@osta/contracts/professional/equipments';
import { FormField, MultiSelect, SectionForm, TagInput } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { useSavedSection } from '../../../forms/use-saved-section.ts';
import { myEquipmentsQuery, myProfileKey } from '../../../professionals/my-profile.queries.ts';
import {
  countEquipment,
  equipmentBody,
  equipmentValues,
  type EquipmentValues,
  mostEquipments,
} from './equipment-values.ts';
import { sectionShapes } from './section-shapes.ts';

/** As long as the service accepts. */
const mostLetters = 60;

const serviceNames = { known: 'body.knownIds', arabic: 'body.own', english: 'body.own' };
interface EquipmentsSectionProps {
  readonly userId: string;
}

/** What a professional brings: chosen from a list of their trades, and in their own words. */
export function EquipmentsSection({ userId }: EquipmentsSectionProps): ReactNode {
  const { t } = useLingui();
  const { data: mine } = useSuspenseQuery(myEquipmentsQuery(useApi(), userId));
  const { form, frame } = useSavedSection<
    EquipmentValues,
    ReturnType<typeof equipmentBody>,
    Equipments
  >({
    draft: `${userId}:profile:equipments`,
    changes: myProfileKey(userId),
    initial: equipmentValues(mine),
    isSaved: mine.knownIds.length + mine.own.length > 0,
    shape: sectionShapes.equipments,
    rules: {
      known: [
        (_known, values) =>
          countEquipment(values) <= mostEquipments || t`Name at most ${mostEquipments} in all.`,
      ],
    },
    bodyOf: (values) => equipmentBody(values, mine),
    callOf: (body) => call('PUT /api/professional/equipments', { body }),
    serviceNames,
  });
  const { values, errors, fieldId, set } = form;

  return (
    <SectionForm
      title={<Trans>Equipment</Trans>}
      description={
        <Trans>What you bring to a job. Customers see it on your profile. Up to twenty.</Trans>
      }
      {...frame}
    >
      <FormField
        id={fieldId('known')}
        label={<Trans>Equipment of your trades</Trans>}
        error={errors.known}
        isOptional
      >
        <MultiSelect
          items={mine.choices.map(({ id, name }) => ({ id, label: name }))}
          value={values.known}
          onChange={(known) => set('known', known)}
          maxChosen={mostEquipments}
        />
      </FormField>
      <FormField
        id={fieldId('arabic')}
        label={<Trans>Something else, in Arabic</Trans>}
        hint={<Trans>Readers of the other language see it as you write it here.</Trans>}
        error={errors.arabic}
        isOptional
      >
        <TagInput
          value={values.arabic}
          onChange={(arabic) => set('arabic', arabic)}
          maxTags={mostEquipments}
          maxLength={mostLetters}
        />
      </FormField>
      <FormField
        id={fieldId('english')}
        label={<Trans>Something else, in English</Trans>}
        error={errors.english}
        isOptional
      >
        <TagInput
          value={values.english}
          onChange={(english) => set('english', english)}
          maxTags={mostEquipments}
          maxLength={mostLetters}
        />
      </FormField>
    </SectionForm>
  );
}
