import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangeActivityAreaRequest, ProfessionalCard } from '@osta/contracts/professional/api';
import { FormField, type GeoPoint, MapField, MultiSelect, SectionForm } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { useMapPlaces } from '../../../catalogue/use-map-places.ts';
import { useSavedSection } from '../../../forms/use-saved-section.ts';
import { myProfileKey } from '../../../professionals/my-profile.queries.ts';
import { sectionShapes } from './section-shapes.ts';

/** How far somebody goes who has not said it yet, in meters. */
const usualRadius = 15_000;
/** As many as a profile may name. */
const mostPlaces = 12;

interface AreaSectionProps {
  readonly profile: Pick<ProfessionalCard, 'id' | 'location' | 'area' | 'place'>;
}

interface AreaValues {
  readonly center: GeoPoint | null;
  readonly radiusMeters: number;
  readonly places: readonly string[];
}

const serviceNames = {
  center: 'body.center',
  radiusMeters: 'body.radiusMeters',
  places: 'body.placeIds',
};
/** Where a professional starts from, how far they go, and which places they go to. */
export function AreaSection({
  profile: { id, location, area, place },
}: AreaSectionProps): ReactNode {
  const { t } = useLingui();
  const places = useMapPlaces();
  const { form, frame } = useSavedSection<
    AreaValues,
    ChangeActivityAreaRequest,
    ChangeActivityAreaRequest
  >({
    draft: `${id}:profile:area`,
    changes: myProfileKey(id),
    initial: {
      center: location,
      radiusMeters: area?.radiusMeters ?? usualRadius,
      places: area?.places.map((one) => one.id) ?? [place.id],
    },
    isSaved: area !== null,
    shape: sectionShapes.area,
    rules: { center: [(center) => center !== null || t`Choose the point on the map.`] },
    bodyOf: (values) =>
      values.center && {
        center: values.center,
        radiusMeters: values.radiusMeters,
        placeIds: [...values.places],
      },
    callOf: (body) => call('PUT /api/professional/activity-location', { body }),
    serviceNames,
  });
  const { values, errors, fieldId, set } = form;

  return (
    <SectionForm
      title={<Trans>Where you go to work</Trans>}
      description={
        <Trans>
          Customers see the point rounded to about 500 metres, and how far you go. Osta doesn’t keep
          anything finer.
        </Trans>
      }
      {...frame}
    >
      <FormField
        id={fieldId('center')}
        label={<Trans>Where you start from</Trans>}
        error={errors.center}
      >
        <MapField
          value={values.center}
          onChange={(center) => set('center', center)}
          places={places}
          radius={values.radiusMeters}
          onRadiusChange={(radius) => set('radiusMeters', radius)}
        />
      </FormField>
      <FormField
        id={fieldId('places')}
        label={<Trans>Towns and neighbourhoods that you go to</Trans>}
        hint={<Trans>Up to twelve. Customers see them on your profile.</Trans>}
        error={errors.places}
      >
        <MultiSelect
          items={places.map(({ id: placeId, name }) => ({ id: placeId, label: name }))}
          value={values.places}
          onChange={(chosen) => set('places', chosen)}
          maxChosen={mostPlaces}
        />
      </FormField>
    </SectionForm>
  );
}
