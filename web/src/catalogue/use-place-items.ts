import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApi } from '../api/use-api.ts';
import { placesQuery } from './catalogue.queries.ts';

interface PlaceItem {
  readonly id: string;
  /** Its name in the page's language. */
  readonly label: string;
  /** The town or district around it. */
  readonly detail: string;
  readonly keywords: readonly string[];
}

/** Returns all places for a search; none until they are loaded. */
export function usePlaceItems(): readonly PlaceItem[] {
  const { data } = useQuery(placesQuery(useApi()));
  return useMemo(
    () =>
      (data?.places ?? []).map(({ id, name, within }) => ({
        id,
        label: name,
        detail: within,
        keywords: [within],
      })),
    [data],
  );
}
