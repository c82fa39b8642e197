import type { PublicProfessional } from '@osta/contracts/professional/api';
import type { ReactNode } from 'react';

import { PauseCard } from './pause-card.tsx';
import { RequestRulesSection } from './request-rules-section.tsx';

interface RequestsSectionProps {
  readonly profile: PublicProfessional;
}

/** What reaches the professional: the requests that they take, and nothing new during a break. */
export function RequestsSection({ profile }: RequestsSectionProps): ReactNode {
  return (
    <>
      <RequestRulesSection profile={profile} />
      <PauseCard profile={profile} />
    </>
  );
}
