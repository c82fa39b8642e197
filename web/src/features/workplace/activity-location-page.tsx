import { Trans } from '@lingui/react/macro';
import type { ProfessionalCard } from '@osta/contracts/professional/api';
import {
  Button,
  Card,
  EmptyRequests,
  EmptyState,
  FormField,
  type GeoPoint,
  Heading,
  MapField,
  MultiSelect,
  notify,
  Text,
} from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, type SyntheticEvent, useState } from 'react';

import { useApi } from '../../api/use-api.ts';
import { useMapPlaces } from '../../catalogue/use-map-places.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { myProfileQuery } from '../../professionals/my-profile.queries.ts';
import { useChangeArea } from './activity.mutations.ts';
import { PresenceCard } from './presence-card.tsx';

import './workplace.css';

const route = getRouteApi('/_professional');

/** Where a professional goes to work, and whether they can come now. */
export function ActivityLocationPage(): ReactNode {
  const { me } = route.useRouteContext();
  const { data: profile } = useSuspenseQuery(myProfileQuery(useApi(), me.id));

  return (
    <>
      <Heading as="h1">
        <Trans>Activity location</Trans>
      </Heading>
      {profile === null ? (
        <EmptyState
          illustration={<EmptyRequests />}
          titleAs="h2"
          title={<Trans>You haven’t set where you work</Trans>}
          description={<Trans>Add it to your profile, and customers near you see you first.</Trans>}
          action={
            <Button asChild>
              <Link to="/professional/profile">
                <Trans>Publish my profile</Trans>
              </Link>
            </Button>
          }
        />
      ) : (
        <>
          {/* Who takes nothing new doesn’t come now */}
          {profile.paused === null && <PresenceCard profile={profile} />}
          <AreaForm profile={profile} />
        </>
      )}
    </>
  );
}

/** How far somebody goes who has not said it yet, in meters. */
const usualRadius = 15_000;
/** As many as a profile may name. */
const mostPlaces = 12;

interface AreaFormProps {
  readonly profile: ProfessionalCard;
}

function AreaForm({ profile: { id, location, area, place } }: AreaFormProps): ReactNode {
  const places = useMapPlaces();
  const change = useChangeArea(id);
  const [center, setCenter] = useState<GeoPoint | null>(location);
  const [radius, setRadius] = useState(area?.radiusMeters ?? usualRadius);
  const [named, setNamed] = useState<readonly string[]>(
    area?.places.map((one) => one.id) ?? [place.id],
  );

  function save(event: SyntheticEvent): void {
    event.preventDefault();
    if (center === null) return;
    change.mutate(
      { center, radiusMeters: radius, placeIds: [...named] },
      { onSuccess: () => notify.success(<Trans>Saved</Trans>) },
    );
  }

  return (
    <Card padding="large">
      <form className="web-form" onSubmit={save}>
        <Heading as="h2" size="medium">
          <Trans>Where you go to work</Trans>
        </Heading>
        <Text tone="quiet" size="small">
          <Trans>
            Customers see the point rounded to about 500 metres, and how far you go. Osta doesn’t
            keep anything finer.
          </Trans>
        </Text>
        <FormField label={<Trans>Where you start from</Trans>}>
          <MapField
            value={center}
            onChange={setCenter}
            places={places}
            radius={radius}
            onRadiusChange={setRadius}
          />
        </FormField>
        <FormField
          label={<Trans>Towns and neighbourhoods that you go to</Trans>}
          hint={<Trans>Up to twelve. Customers see them on your profile.</Trans>}
        >
          <MultiSelect
            items={places.map(({ id: placeId, name }) => ({ id: placeId, label: name }))}
            value={named}
            onChange={setNamed}
            maxChosen={mostPlaces}
          />
        </FormField>
        <ProblemNotice error={change.error} />
        <div className="web-actions">
          <Button type="submit" isLoading={change.isPending} disabled={center === null}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
