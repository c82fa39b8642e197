import type { ListedProfessional } from '@osta/contracts/professional/api';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../api/use-api.ts';
import {
  foundProfessionalQuery,
  professionalsQuery,
} from '../../professionals/professionals.queries.ts';
import { reachQuery, type WantedWork } from '../../requests/requests.queries.ts';
import { nearestProfessionals } from './nearest-professionals.ts';

interface AskableOptions {
  readonly serviceId: string | null;
  readonly placeId: string | null;
  /** The professional whose card led here: listed first, whatever the service. */
  readonly preferredId: string | null;
  /** Nobody asks themselves. */
  readonly ownId: string;
  /** What is about to be sent; `null` while incomplete. */
  readonly content: WantedWork | null;
}

/** Who can be asked, those near the place first. */
export interface Askable {
  /** `undefined` until they are loaded. */
  readonly professionals: readonly ListedProfessional[] | undefined;
  /** The ids of those who are asked unless others are chosen by hand. */
  readonly nearest: readonly string[];
  /** Whom the request would reach if it was sent to all who can; `null` until it is known. */
  readonly reached: readonly string[] | null;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly reload: () => void;
}

/**
 * Loads who can be asked, as soon as the service and the place are known, and whom the request would reach, as soon as
 * it is complete.
 */
export function useAskable({
  serviceId,
  placeId,
  preferredId,
  ownId,
  content,
}: AskableOptions): Askable {
  const api = useApi();
  const list = useQuery({
    ...professionalsQuery(api, { serviceId, placeId }),
    enabled: serviceId !== null && placeId !== null,
  });
  const wanted = content ?? { serviceId: '', placeId: '', budget: null };
  const reach = useQuery({ ...reachQuery(api, wanted), enabled: content !== null });
  const preferred = useQuery({
    ...foundProfessionalQuery(api, preferredId ?? '', { serviceId, placeId }),
    enabled: preferredId !== null,
  });
  // Whom it would reach decides who is chosen at first: both are shown at once
  const isKnown = !reach.isPending;
  const listed = isKnown ? list.data?.items.filter(({ id }) => id !== ownId) : undefined;
  const reached = reach.data?.professionalIds ?? null;
  return {
    professionals: listed && [
      ...(preferred.data ? [preferred.data] : []),
      ...listed.filter(({ id }) => id !== preferredId),
    ],
    nearest: nearestProfessionals(listed ?? [], reached ?? []),
    reached,
    error: list.error,
    isFetching: list.isFetching,
    reload: () => void list.refetch(),
  };
}
