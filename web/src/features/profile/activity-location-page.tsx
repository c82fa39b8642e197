import { Trans } from '@lingui/react/macro';
import { Button, EmptyRequests, EmptyState, Heading } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { myProfileQuery } from '../../professionals/my-profile.queries.ts';
import { AreaSection } from './sections/area-section.tsx';
import { PresenceCard } from './sections/presence-card.tsx';

import './profile.css';

const route = getRouteApi('/_professional');

/** Where a professional goes to work, and whether they can come now: a section of the profile, on a page of its own. */
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
              <Link to="/professional/profile" search={{ section: 'general' }}>
                <Trans>Publish my profile</Trans>
              </Link>
            </Button>
          }
        />
      ) : (
        <div className="web-profile-alone">
          {/* Who takes nothing new doesn’t come now */}
          {profile.paused === null && <PresenceCard profile={profile} />}
          <AreaSection profile={profile} />
        </div>
      )}
    </>
  );
}
