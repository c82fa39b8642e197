import type { NamedPlace } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../api/use-api.ts';
import { placesQuery } from './catalogue.queries.ts';

const none: readonly NamedPlace[] = [];

/** Returns all places, to name them on a map; none until they are loaded. */
export function useMapPlaces(): readonly NamedPlace[] {
  return useQuery(placesQuery(useApi())).data?.places ?? none;
}
