import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { placesQuery } from '../../catalogue/catalogue.queries.ts';
import { AskableProfessionals } from '../../professionals/askable-professionals.tsx';
import { tiersOf } from './tiers-of.ts';

interface NearByListProps extends Omit<ComponentProps<typeof AskableProfessionals>, 'expected'> {
  /** The place that distances are from; `null`: the device. */
  readonly placeId: string | null;
  /** Whether the nearest come first. */
  readonly isByDistance: boolean;
}

/** The professionals that were found: those of the neighbourhood under one heading, those farther away under another. */
export function NearByList({ placeId, isByDistance, ...list }: NearByListProps): ReactNode {
  const { professionals } = list;
  const { data } = useQuery({ ...placesQuery(useApi()), enabled: placeId !== null });
  const place = data?.places.find(({ id }) => id === placeId)?.name;
  const tiers = isByDistance && professionals !== undefined ? tiersOf(professionals) : null;
  if (tiers === null) return <AskableProfessionals {...list} expected={6} />;
  const { near, far } = tiers;
  return (
    <>
      <section className="web-near-tier">
        <h3 className="web-near-tier-title">
          {place === undefined ? <Trans>Near you</Trans> : <Trans>Near {place}</Trans>}
        </h3>
        {near.length === 0 ? (
          <p className="web-near-tier-nobody">
            <Trans>Nobody yet. Some of those farther away come all the same: ask them.</Trans>
          </p>
        ) : (
          <AskableProfessionals {...list} professionals={near} expected={6} />
        )}
      </section>
      <section className="web-near-tier">
        <h3 className="web-near-tier-title">
          <Trans>Farther away</Trans>
        </h3>
        <AskableProfessionals {...list} professionals={far} expected={6} />
      </section>
    </>
  );
}
