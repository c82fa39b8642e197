import { Trans } from '@lingui/react/macro';
import type { ApplicationView } from '@osta/contracts/application/api';
import type { PublicProfessional } from '@osta/contracts/professional/api';
import { Button, Callout, Card } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { DocumentsCard } from '../../../applications/documents-card.tsx';
import { AvatarForm } from '../../../avatar/avatar-form.tsx';
import { useMe } from '../../../session/use-me.ts';
import type { ProfileSection } from '../profile-section.ts';
import { AreaSection } from './area-section.tsx';
import { CommitmentsSection } from './commitments-section.tsx';
import { EquipmentsSection } from './equipments-section.tsx';
import { GallerySection } from './gallery-section.tsx';
import { GeneralSection } from './general-section.tsx';
import { LanguagesSection } from './languages-section.tsx';
import { NamesSection } from './names-section.tsx';
import { PresenceCard } from './presence-card.tsx';
import { RequestsSection } from './requests-section.tsx';

interface ShownSectionProps {
  readonly section: ProfileSection;
  readonly userId: string;
  readonly application: ApplicationView;
  /** `null` before it is published. */
  readonly profile: PublicProfessional | null;
}

/** One section of the profile. What belongs to a published profile waits for its publication. */
export function ShownSection({
  section,
  userId,
  application,
  profile,
}: ShownSectionProps): ReactNode {
  switch (section) {
    case 'general':
      return <General userId={userId} profile={profile} />;
    case 'commitments':
      return <CommitmentsSection application={application} />;
    case 'legal-documents':
      return <DocumentsCard userId={userId} application={application} />;
    case 'activity-area':
      if (profile === null) return <PublishFirst />;
      return (
        <>
          {/* Who takes nothing new doesn’t come now */}
          {profile.paused === null && <PresenceCard profile={profile} />}
          <AreaSection profile={profile} />
        </>
      );
    case 'equipments':
      return profile === null ? <PublishFirst /> : <EquipmentsSection userId={userId} />;
    case 'requests':
      return profile === null ? <PublishFirst /> : <RequestsSection profile={profile} />;
  }
}

type GeneralProps = Pick<ShownSectionProps, 'userId' | 'profile'>;

function General({ userId, profile }: GeneralProps): ReactNode {
  const me = useMe();
  return (
    <>
      {me !== null && (
        <Card id="photo" padding="large">
          <AvatarForm me={me} />
        </Card>
      )}
      <GeneralSection userId={userId} profile={profile} />
      {profile !== null && (
        <>
          {me !== null && (
            <div id="names">
              <NamesSection profile={profile} accountName={me.fullName} />
            </div>
          )}
          <div id="languages">
            <LanguagesSection profile={profile} />
          </div>
          <div id="pictures">
            <GallerySection userId={userId} />
          </div>
        </>
      )}
    </>
  );
}

function PublishFirst(): ReactNode {
  return (
    <Callout
      tone="waiting"
      title={<Trans>Your profile isn’t published yet</Trans>}
      action={
        <Button asChild>
          <Link to="/professional/profile" search={{ section: 'general' }}>
            <Trans>Publish my profile</Trans>
          </Link>
        </Button>
      }
    >
      <Trans>Say first what you do and where. The rest follows.</Trans>
    </Callout>
  );
}
