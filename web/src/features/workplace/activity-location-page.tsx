import { Trans } from '@lingui/react/macro';
import {
  Button,
  Card,
  EmptyRequests,
  EmptyState,
  Heading,
  Icon,
  placeIcon,
  Text,
} from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { myProfileQuery } from '../../professionals/my-profile.queries.ts';

import './workplace.css';

const route = getRouteApi('/_professional');

/** From where a professional works: requests from near it come first. */
export function ActivityLocationPage(): ReactNode {
  const { me } = route.useRouteContext();
  const { data: profile } = useSuspenseQuery(myProfileQuery(useApi(), me.id));
  const action = (
    <Button asChild variant={profile === null ? 'primary' : 'secondary'}>
      <Link to="/professional/profile">
        {profile === null ? <Trans>Publish my profile</Trans> : <Trans>Change it</Trans>}
      </Link>
    </Button>
  );

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
          action={action}
        />
      ) : (
        <Card className="web-place" padding="large">
          <Icon icon={placeIcon} size={28} />
          <div>
            <Heading as="h2" size="medium">
              {profile.place.name}
            </Heading>
            <Text tone="quiet" size="small">
              <Trans>Customers near here see you first.</Trans>
            </Text>
          </div>
          <div className="web-place-action">{action}</div>
        </Card>
      )}
    </>
  );
}
