import { useLingui } from '@lingui/react/macro';
import type { GeoPoint } from '@osta/contracts/geo-point';
import { type MapPin, MapView } from '@osta/ui-kit';
import { type ReactNode, useMemo } from 'react';

import { useMapPlaces } from '../../../catalogue/use-map-places.ts';

interface StoreMapProps {
  readonly id: string;
  readonly name: string;
  readonly point: GeoPoint;
}

/** Where a store is. */
export function StoreMap({ id, name, point }: StoreMapProps): ReactNode {
  const { t } = useLingui();
  const places = useMapPlaces();
  const pins = useMemo(
    (): readonly MapPin[] => [
      { ...point, id, label: name, price: null, link: <a href={`#${id}`}>{name}</a> },
    ],
    [point, id, name],
  );
  return (
    <MapView
      label={t`Where ${name} is`}
      pins={pins}
      selectedId={id}
      onSelect={() => undefined}
      places={places}
      hasList={false}
    />
  );
}
