import { useLingui } from '@lingui/react/macro';
import type { CalendarBooking } from '@osta/contracts/booking/api';
import { type MapPin, MapView } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';

import { useMapPlaces } from '../../../catalogue/use-map-places.ts';

interface DayRouteMapProps {
  /** In order. */
  readonly jobs: readonly CalendarBooking[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

/** The jobs of a day on a map, with the numbers that they have in the list; those without a place are left out. */
export function DayRouteMap({ jobs, selectedId, onSelect }: DayRouteMapProps): ReactNode {
  const { t } = useLingui();
  const places = useMapPlaces();
  const pins = useMemo(
    () =>
      jobs.flatMap(({ id, point, serviceName }, i): readonly MapPin[] =>
        point === null
          ? []
          : [
              {
                ...point,
                id,
                label: serviceName,
                price: null,
                stop: i + 1,
                link: (
                  <Link to="/professional/bookings/$id" params={{ id }}>
                    {serviceName}
                  </Link>
                ),
              },
            ],
      ),
    [jobs],
  );
  return (
    <MapView
      isRoute
      label={t`Jobs of the day on the map`}
      pins={pins}
      selectedId={selectedId}
      onSelect={onSelect}
      places={places}
      hasList={false}
    />
  );
}
