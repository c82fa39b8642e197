import type { ListedProfessional } from '@osta/contracts/professional/api';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../api/use-api.ts';
import {
  foundProfessionalQuery,
  professionalsQuery,
} from '../../professionals/professionals.queries.ts';
import { nearestProfessionals } from './nearest-professionals.ts';

interface AskableOptions {
  readonly serviceId: string | null;
  readonly placeId: string | null;
  /** The professional whose card led here: listed first, whatever the service. */
  readonly preferredId: string | null;
  /** Nobody asks themselves. */
  readonly ownId: string;
}

/** Who can be asked, those near the place first. */
export interface Askable {
  /** `undefined` until they are loaded. */
  readonly professionals: readonly ListedProfessional[] | undefined;
  /** The ids of those who are asked unless others are chosen by hand. */
  readonly nearest: readonly string[];
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly reload: () => void;
}

/** Loads who can be asked, as soon as the service and the place are known. */
export function useAskable({ serviceId, placeId, preferredId, ownId }: AskableOptions): Askable {
  const api = useApi();
  const list = useQuery({
    ...professionalsQuery(api, { serviceId, placeId }),
    enabled: serviceId !== null && placeId !== null,
  });
  const preferred = useQuery({
    ...foundProfessionalQuery(api, preferredId ?? '', { serviceId, placeId }),
    enabled: preferredId !== null,
  });
  const listed = list.data?.items.filter(({ id }) => id !== ownId);
  return {
    professionals: listed && [
      ...(preferred.data ? [preferred.data] : []),
      ...listed.filter(({ id }) => id !== preferredId),
    ],
    nearest: nearestProfessionals(listed ?? [], placeId),
    error: list.error,
    isFetching: list.isFetching,
    reload: () => void list.refetch(),
  };
}
