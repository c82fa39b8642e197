import { useLingui } from '@lingui/react/macro';
import type { PublicProfessional } from '@osta/contracts/professional/api';
import { type MapPin, MapView } from '@osta/ui-kit';
import { type ReactNode, useMemo } from 'react';

import { useMapPlaces } from '../../catalogue/use-map-places.ts';

interface AreaMapProps {
  readonly professional: Pick<
    PublicProfessional,
    'id' | 'fullName' | 'location' | 'area' | 'corners'
  >;
}

/** Where a professional starts from, and how far or within which corners they go. */
export function AreaMap({
  professional: { id, fullName, location, area, corners },
}: AreaMapProps): ReactNode {
  const { t } = useLingui();
  const places = useMapPlaces();
  const pins = useMemo(
    (): readonly MapPin[] => [
      { ...location, id, label: fullName, price: null, link: <a href={`#${id}`}>{fullName}</a> },
    ],
    [location, id, fullName],
  );
  return (
    <MapView
      label={t`Where ${fullName} works`}
      pins={pins}
      selectedId={id}
      onSelect={() => undefined}
      places={places}
      hasList={false}
      {...(area !== null && {
        area: corners === null ? { ...location, radius: area.radiusMeters } : { corners },
      })}
    />
  );
}
