import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedProfessional } from '@osta/contracts/professional/api';
import { Button, type MapBounds, MapView } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';

import { useMapPlaces } from '../../catalogue/use-map-places.ts';
import { positionOf } from '../../location/coarse-position.ts';
import type { ProfileSearch } from '../../professionals/profile-search.ts';

interface NearByMapProps {
  /** `undefined` while loading. */
  readonly professionals: readonly ListedProfessional[] | undefined;
  /** What was searched for: the profiles say the same facts. */
  readonly about: ProfileSearch;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  /** Called with the professional whose pin a pointer or the focus has come to. */
  readonly onReach: (id: string) => void;
  /** The device, as in the address. */
  readonly at: string | undefined;
  /** Called with the part of the map to search in, as in the address. */
  readonly onSearch: (within: string) => void;
}

/** The professionals of the list on a map. Moved, it offers to search in the part that it shows. */
export function NearByMap({
  professionals,
  about,
  selectedId,
  onSelect,
  onReach,
  at,
  onSearch,
}: NearByMapProps): ReactNode {
  const { t } = useLingui();
  const places = useMapPlaces();
  const [part, setPart] = useState<MapBounds | null>(null);
  const here = positionOf(at);
  const pins = useMemo(
    () =>
      (professionals ?? []).map(({ id, fullName, location, lowestPrice }) => ({
        latitude: location.latitude,
        longitude: location.longitude,
        id,
        label: fullName,
        price: lowestPrice,
        link: (
          <Link to="/professional/profile/$id/public" params={{ id }} search={about}>
            {fullName}
          </Link>
        ),
      })),
    [professionals, about],
  );
  return (
    <div className="web-result-map">
      <MapView
        label={t`Professionals on the map`}
        pins={pins}
        selectedId={selectedId}
        onSelect={onSelect}
        onReach={onReach}
        places={places}
        onMove={setPart}
        hasList={false}
        isLoading={professionals === undefined}
        {...(here !== undefined && { here })}
      />
      {part !== null && (
        <Button
          className="web-near-map-search"
          size="small"
          onClick={() => {
            setPart(null);
            onSearch(part.map((degrees) => degrees.toFixed(4)).join(','));
          }}
        >
          <Trans>Search in this part</Trans>
        </Button>
      )}
    </div>
  );
}
