import { Trans } from '@lingui/react/macro';
import type { PublicStore } from '@osta/contracts/store/api';
import { Button } from '@osta/ui-kit';
import { lazy, type ReactNode } from 'react';

import { NearSight } from '../../../components/near-sight.tsx';
import { StoreAddress } from './public-store-parts.tsx';

/** The map is loaded after the words. */
const StoreMap = lazy(async () => ({
  default: (await import('./public-store-map.tsx')).StoreMap,
}));

interface StoreWhereProps {
  readonly store: Pick<PublicStore, 'storeId' | 'name' | 'address' | 'place' | 'point'>;
}

/** The address of a store, the map, and the way there. */
export function StoreWhere({
  store: { storeId, name, address, place, point },
}: StoreWhereProps): ReactNode {
  return (
    <StoreAddress address={address} place={place.name}>
      <NearSight className="web-store-map">
        <StoreMap id={storeId} name={name} point={point} />
      </NearSight>
      <div className="web-actions">
        <Button asChild variant="secondary">
          <a
            href={`https://www.google.com/maps/dir/?api=1&destination=${point.latitude},${point.longitude}`}
            target="_blank"
            rel="noreferrer"
          >
            <Trans>Directions</Trans>
          </a>
        </Button>
      </div>
    </StoreAddress>
  );
}
