import { useLingui } from '@lingui/react/macro';
import type { ListedStore } from '@osta/contracts/store/api';
import { MapView } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';

import { useMapPlaces } from '../../../catalogue/use-map-places.ts';
import { positionOf } from '../../../location/coarse-position.ts';

interface StoreSearchMapProps {
  readonly stores: readonly ListedStore[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  /** The device, as in the address. */
  readonly at: string | undefined;
  /** What was searched for; empty: by filters alone. */
  readonly searchedFor: string;
}

/** The stores of the list on a map. */
export function StoreSearchMap({
  stores,
  selectedId,
  onSelect,
  at,
  searchedFor,
}: StoreSearchMapProps): ReactNode {
  const { t } = useLingui();
  const places = useMapPlaces();
  const here = positionOf(at);
  const pins = useMemo(
    () =>
      stores.map(({ storeId: id, name, point }) => ({
        ...point,
        id,
        label: name,
        price: null,
        link: (
          <Link to="/store/$id/public" params={{ id }} state={{ storeSearch: searchedFor }}>
            {name}
          </Link>
        ),
      })),
    [stores, searchedFor],
  );
  return (
    <div className="web-result-map">
      <MapView
        label={t`Stores on the map`}
        pins={pins}
        selectedId={selectedId}
        onSelect={onSelect}
        places={places}
        hasList={false}
        {...(here !== undefined && { here })}
      />
    </div>
  );
}
