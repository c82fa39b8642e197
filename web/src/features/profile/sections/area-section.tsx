import { Trans, useLingui } from '@lingui/react/macro';
import type {
  ChangeActivityAreaRequest,
  PublicProfessional,
} from '@osta/contracts/professional/api';
import { coarseCorners, drawnAreaFault } from '@osta/contracts/professional/drawn-area';
import {
  FormField,
  type GeoPoint,
  MapField,
  MultiSelect,
  RadioCards,
  SectionForm,
} from '@osta/ui-kit';
import { lazy, type ReactNode } from 'react';

import { ApiProblem } from '../../../api/api-problem.ts';
import { call } from '../../../api/call.ts';
import { useMapPlaces } from '../../../catalogue/use-map-places.ts';
import { NearSight } from '../../../components/near-sight.tsx';
import { useSavedSection } from '../../../forms/use-saved-section.ts';
import { problemSentences } from '../../../problem/problem-text.ts';
import { myProfileKey } from '../../../professionals/my-profile.queries.ts';
import { sectionShapes } from './section-shapes.ts';

import '../profile.css';

/** How far somebody goes who has not said it yet, in meters. */
const usualRadius = 15_000;
/** As many as a profile may name. */
const mostPlaces = 12;

/** Only who draws loads what draws. */
const AreaDrawing = lazy(async () => ({
  default: (await import('./area-drawing.tsx')).AreaDrawing,
}));

interface AreaSectionProps {
  readonly profile: Pick<PublicProfessional, 'id' | 'location' | 'area' | 'corners' | 'place'>;
}

type AreaShape = 'circle' | 'drawn';

interface AreaValues {
  readonly center: GeoPoint | null;
  readonly shape: AreaShape;
  readonly radiusMeters: number;
  readonly corners: readonly GeoPoint[];
  readonly places: readonly string[];
}

const serviceNames = {
  center: 'body.center',
  shape: 'body.shape',
  radiusMeters: 'body.radiusMeters',
  corners: 'body.corners',
  places: 'body.placeIds',
};

/** Returns the sentence of the service about the shape of an area; `null` if nothing is wrong with it. */
function useAreaFault(): (values: AreaValues) => string | null {
  const { i18n, t } = useLingui();
  return ({ shape, center, corners }) => {
    if (shape === 'circle' || center === null) return null;
    if (corners.length < 3) return t`Draw at least three corners.`;
    const fault = drawnAreaFault(center, coarseCorners(corners));
    return fault && i18n._(problemSentences[`AREA_${fault}`]({}));
  };
}

/** Where a professional starts from, how far they go or within which corners, and which places they go to. */
export function AreaSection({
  profile: { id, location, area, corners: drawn, place },
}: AreaSectionProps): ReactNode {
  const { t } = useLingui();
  const places = useMapPlaces();
  const faultOf = useAreaFault();
  const { form, frame } = useSavedSection<
    AreaValues,
    ChangeActivityAreaRequest,
    ChangeActivityAreaRequest
  >({
    draft: `${id}:profile:area`,
    changes: myProfileKey(id),
    initial: {
      center: location,
      shape: drawn === null ? 'circle' : 'drawn',
      // That of a drawn area is how far its corners are
      radiusMeters: drawn === null ? (area?.radiusMeters ?? usualRadius) : usualRadius,
      corners: drawn ?? [],
      places: area?.places.map((one) => one.id) ?? [place.id],
    },
    isSaved: area !== null,
    shape: sectionShapes.area,
    rules: {
      center: [(center) => center !== null || t`Choose the point on the map.`],
      corners: [(_corners, values) => faultOf(values) ?? true],
    },
    bodyOf: ({ center, shape, radiusMeters, corners, places: named }) =>
      center && {
        center,
        radiusMeters,
        corners: shape === 'drawn' ? [...corners] : null,
        placeIds: [...named],
      },
    callOf: (body) => call('PUT /api/professional/activity-location', { body }),
    serviceNames,
    fieldOf: (error) =>
      error instanceof ApiProblem && error.code.startsWith('AREA_') ? 'corners' : null,
  });
  const { values, errors, fieldId, set } = form;
  const isDrawn = values.shape === 'drawn';

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
          {...(!isDrawn && {
            radius: values.radiusMeters,
            onRadiusChange: (radius: number) => set('radiusMeters', radius),
          })}
        />
      </FormField>
      <RadioCards
        id={fieldId('shape')}
        legend={<Trans>How far you go</Trans>}
        value={values.shape}
        onChange={(shape) => set('shape', shape === 'drawn' ? 'drawn' : 'circle')}
        columns={2}
        cards={[
          {
            value: 'circle',
            label: <Trans>All around</Trans>,
            description: <Trans>Up to a distance from where you start</Trans>,
          },
          {
            value: 'drawn',
            label: <Trans>An area I draw</Trans>,
            description: <Trans>Between corners that you set on the map</Trans>,
          },
        ]}
      />
      {isDrawn && (
        <FormField
          id={fieldId('corners')}
          label={<Trans>The area where you work</Trans>}
          error={errors.corners}
        >
          <NearSight className="web-profile-drawing">
            <AreaDrawing
              corners={values.corners}
              onChange={(corners) => set('corners', corners)}
              start={values.center}
              places={places}
            />
          </NearSight>
        </FormField>
      )}
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
