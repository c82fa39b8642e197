import { Trans } from '@lingui/react/macro';
import type { PublicProfessional } from '@osta/contracts/professional/api';
import type { ProfilePause } from '@osta/contracts/professional/profile-pause';
import { Callout, Heading } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { AskableProfessionals } from '../../professionals/askable-professionals.tsx';
import { PauseEnd } from '../../professionals/pause-end.tsx';
import { mostSimilar, similarQuery } from '../../professionals/professionals.queries.ts';
import type { ProfileSearch } from '../../professionals/profile-search.ts';

interface PausedProfileProps {
  readonly professional: Pick<PublicProfessional, 'location' | 'categories'>;
  readonly pause: ProfilePause;
  /** What was searched for: it goes along to whoever is found instead. */
  readonly about: ProfileSearch;
}

/** Metres: no further away than a lost time of a booking names others. */
const nearBy = 50_000;

/** Says that a professional takes nothing new for now, and who of the same trade near by does. */
export function PausedProfile({ professional, pause, about }: PausedProfileProps): ReactNode {
  const { data } = useQuery(similarQuery(useApi(), professional, about.service ?? null));
  const similar = data?.items.filter(
    ({ distanceMeters }) => distanceMeters !== null && distanceMeters <= nearBy,
  );
  return (
    <>
      <div className="web-profile-paused">
        <Callout tone="waiting" title={<Trans>Not taking new work right now</Trans>}>
          <PauseEnd pause={pause} />
        </Callout>
      </div>
      {similar !== undefined && similar.length > 0 && (
        <section className="web-profile-part">
          <Heading as="h2">
            <Trans>Others nearby who take new work</Trans>
          </Heading>
          <AskableProfessionals professionals={similar} expected={mostSimilar} about={about} />
        </section>
      )}
    </>
  );
}
