import { useLingui } from '@lingui/react/macro';
import type { ProfessionalCard } from '@osta/contracts/professional/api';
import { type MapPin, MapView } from '@osta/ui-kit';
import { type ReactNode, useMemo } from 'react';

import { useMapPlaces } from '../../catalogue/use-map-places.ts';

interface AreaMapProps {
  readonly professional: Pick<ProfessionalCard, 'id' | 'fullName' | 'location' | 'area'>;
}

/** Where a professional starts from, and how far they go. */
export function AreaMap({
  professional: { id, fullName, location, area },
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
      {...(area !== null && { area: { ...location, radius: area.radiusMeters } })}
    />
  );
}
