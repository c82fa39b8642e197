import { Trans, useLingui } from '@lingui/react/macro';
import { FormField, MapField, SectionForm } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { PlacePicker } from '../../../catalogue/place-picker.tsx';
import { useMapPlaces } from '../../../catalogue/use-map-places.ts';
import { BothLanguagesFields } from '../../../forms/both-languages-fields.tsx';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { AskedChange } from './asked-change.tsx';
import { sectionShapes } from './section-shapes.ts';
import { locationBody, locationValues } from './section-values.ts';
import { type SectionProps, useStoreSection } from './use-store-section.tsx';

const serviceNames = {
  place: 'body.placeId',
  address: 'body.address',
  point: 'body.point',
};
/** Where the store is: town or neighbourhood, the way in words, a point on the map. */
export function LocationSection(props: SectionProps): ReactNode {
  const { t } = useLingui();
  const { maxLength } = useFieldRules();
  const places = useMapPlaces();
  const { storeId, content, changes } = props.store;
  const { form, frame } = useStoreSection({
    ...props,
    name: 'location',
    valuesOf: locationValues,
    isSaved: content.location !== null,
    shape: sectionShapes.location,
    rules: {
      place: [(place) => place !== null || t`Choose a place from the list.`],
      address: [
        ({ ar, en }) =>
          ar.trim().length > 1 ||
          en.trim().length > 1 ||
          t`Say how people find the store, in one language at least.`,
        ({ ar }) => maxLength(200)(ar),
        ({ en }) => maxLength(200)(en),
      ],
      point: [(point) => point !== null || t`Choose the point on the map.`],
    },
    bodyOf: locationBody,
    callOf: (body, version) =>
      call('PUT /api/stores/{storeId}/sections/location', {
        params: { storeId },
        body,
        ifMatch: version,
      }),
    serviceNames,
  });
  const { values, errors, fieldId, set } = form;
  const { address } = values;

  return (
    <SectionForm
      title={<Trans>Location</Trans>}
      description={<Trans>Customers see exactly where you are.</Trans>}
      {...frame}
    >
      <AskedChange note={changes.place}>
        <FormField
          id={fieldId('place')}
          label={<Trans>Town or neighbourhood</Trans>}
          error={errors.place}
          required
        >
          <PlacePicker value={values.place} onChange={(place) => set('place', place)} />
        </FormField>
      </AskedChange>
      <AskedChange note={changes.address}>
        <BothLanguagesFields
          arabic={{
            id: fieldId('address'),
            label: <Trans>Address in Arabic</Trans>,
            hint: <Trans>Street and landmark, as you’d tell someone the way.</Trans>,
            error: errors.address,
            required: true,
          }}
          english={{ label: <Trans>Address in English</Trans>, isOptional: true }}
          maxLength={200}
          value={address}
          onChange={(texts) => set('address', texts)}
        />
      </AskedChange>
      <AskedChange note={changes.point}>
        <FormField
          id={fieldId('point')}
          label={<Trans>Point on the map</Trans>}
          error={errors.point}
          required
        >
          <MapField
            value={values.point}
            onChange={(point) => set('point', point)}
            places={places}
          />
        </FormField>
      </AskedChange>
    </SectionForm>
  );
}
