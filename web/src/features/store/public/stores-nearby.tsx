import { Trans } from '@lingui/react/macro';
import type { PublicStore } from '@osta/contracts/store/api';
import { Heading } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { storesNearQuery } from '../../../stores/public-stores.queries.ts';
import { StoreCards } from '../../../stores/store-cards.tsx';

/** How many cards a row of the page has. */
const most = 4;
/** Further away nobody goes for a part. */
const nearMeters = 50_000;

interface StoresNearbyProps {
  readonly store: Pick<PublicStore, 'storeId' | 'point'>;
}

/** The nearest stores around another one; nothing where there are none, or while they can’t be loaded. */
export function StoresNearby({ store: { storeId, point } }: StoresNearbyProps): ReactNode {
  const { data, dataUpdatedAt, isPending } = useQuery(storesNearQuery(useApi(), point, most + 1));
  const others = data?.items
    .filter((each) => each.storeId !== storeId && (each.distanceMeters ?? 0) <= nearMeters)
    .slice(0, most);
  if (!isPending && (others ?? []).length === 0) return null;
  return (
    <section className="web-store-part-of-page">
      <Heading as="h2">
        <Trans>Other stores nearby</Trans>
      </Heading>
      <StoreCards stores={others} answeredAt={dataUpdatedAt} />
    </section>
  );
}
