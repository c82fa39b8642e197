import { mostFaces } from '@osta/contracts/professional/most-faces';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { useApi } from '../api/use-api.ts';
import { facesQuery } from './professionals.queries.ts';

/**
 * Looks up the pictures of professionals of whom a page knows only id and name; `null` while it is not known, and for
 * who shows none. A list asks once, for all of its people.
 */
export function useFaces(ids: readonly string[]): (id: string) => string | null {
  // In one order: the same people are one query, however they are sorted
  const asked = [...new Set(ids)].toSorted().slice(0, mostFaces);
  const { data } = useQuery({
    ...facesQuery(useApi(), asked),
    enabled: asked.length > 0,
    // A list that grows keeps the faces that it has
    placeholderData: keepPreviousData,
  });
  return (id) => data?.items.find((face) => face.id === id)?.avatarUrl ?? null;
}
