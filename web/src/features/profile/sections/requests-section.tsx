import type { PublicProfessional } from '@osta/contracts/professional/api';
import type { ReactNode } from 'react';

import { PauseCard } from './pause-card.tsx';

interface RequestsSectionProps {
  readonly profile: PublicProfessional;
}

/** What reaches the professional: nothing new during a break. Rules for requests belong before the break. */
export function RequestsSection({ profile }: RequestsSectionProps): ReactNode {
  return <PauseCard profile={profile} />;
}
