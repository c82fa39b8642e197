import { Trans } from '@lingui/react/macro';
import type { ApplicationView } from '@osta/contracts/application/api';
import { backIcon, Button, Callout, Heading, Icon, Link as UiLink } from '@osta/ui-kit';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { WayToApproval } from '../../applications/way-to-approval.tsx';
import { myApplicationQuery } from '../../professionals/my-application.queries.ts';
import { myProfileQuery } from '../../professionals/my-profile.queries.ts';
import { publicOfferingsQuery } from '../../professionals/offerings.queries.ts';
import { profileSteps } from '../../professionals/profile-completeness.ts';
import { useMe } from '../../session/use-me.ts';
import { ProfileMeter } from './profile-meter.tsx';
import { SectionList } from './section-list.tsx';
import { ShownSection } from './sections/shown-section.tsx';

import './profile.css';

const route = getRouteApi('/_professional/professional/profile');

/** The public profile of a professional who is approved; everybody else is told how to become one. */
export function ProfilePage(): ReactNode {
  const { me } = route.useRouteContext();
  const { data: application } = useSuspenseQuery(myApplicationQuery(useApi(), me.id));
  if (application?.status === 'approved') {
    return <ProfileInSections userId={me.id} application={application} />;
  }
  return (
    <div className="web-narrow web-profile-bare">
      <Heading as="h1">
        <Trans>My profile</Trans>
      </Heading>
      <WayToApproval application={application} />
    </div>
  );
}

interface ProfileInSectionsProps {
  readonly userId: string;
  readonly application: ApplicationView;
}

/** The list of sections beside the one that is chosen. Phones show the list, or the section. */
function ProfileInSections({ userId, application }: ProfileInSectionsProps): ReactNode {
  const api = useApi();
  const me = useMe();
  const { section } = route.useSearch();
  const { data: profile } = useSuspenseQuery(myProfileQuery(api, userId));
  const { data: offered } = useQuery({
    ...publicOfferingsQuery(api, userId),
    enabled: profile !== null,
  });
  const shown = section ?? 'general';
  const steps = profileSteps({
    profile,
    hasPhoto: me !== null && me.avatarUrl !== null,
    hasServices: offered && offered.items.length > 0,
  });

  return (
    <>
      <div className="web-profile-title">
        <Heading as="h1">
          <Trans>My profile</Trans>
        </Heading>
        {profile !== null && (
          <Button asChild variant="secondary" size="small">
            <Link to="/professional/profile/$id/public" params={{ id: userId }}>
              <Trans>See it as customers do</Trans>
            </Link>
          </Button>
        )}
      </div>
      {profile === null && (
        <Callout tone="waiting" title={<Trans>Your profile isn’t published yet</Trans>}>
          <Trans>Complete it so customers can find you.</Trans>
        </Callout>
      )}
      <div className="web-profile-layout" data-chosen={section !== undefined || undefined}>
        <div className="web-profile-side">
          <ProfileMeter steps={steps} />
          <SectionList current={shown} steps={steps} />
        </div>
        <div className="web-profile-shown">
          <UiLink asChild className="web-profile-back">
            <Link to="/professional/profile" search={{}}>
              <Icon icon={backIcon} size={18} />
              <Trans>All sections</Trans>
            </Link>
          </UiLink>
          <ShownSection
            key={shown}
            section={shown}
            userId={userId}
            application={application}
            profile={profile}
          />
        </div>
      </div>
    </>
  );
}
