import type { ProfessionalPage } from '@osta/contracts/professional/api';
import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
} from '@tanstack/react-query';

import { useApi } from '../../api/use-api.ts';
import { serviceSearchQuery } from '../../catalogue/catalogue.queries.ts';
import type { NearBySearch } from '../../professionals/near-by-search.ts';
import {
  type ProfessionalFilter,
  professionalListQuery,
} from '../../professionals/professionals.queries.ts';
import { filtersOf } from './filters-of.ts';

interface NearBy {
  readonly list: UseInfiniteQueryResult<InfiniteData<ProfessionalPage>>;
  /** What the list was asked for. */
  readonly filter: ProfessionalFilter;
}

/**
 * Returns the list of professionals that a search asks for, with the filter that it has. A text that may be a name
 * asks for people by their words, and when nobody has them, for those of the service that it resembles.
 *
 * @param today the Libyan day, YYYY-MM-DD
 */
export function useNearBy(search: NearBySearch, today: string): NearBy {
  const { what = '' } = search;
  const api = useApi();
  const { data: meant } = useQuery({ ...serviceSearchQuery(api, what), enabled: what !== '' });
  const { first, otherwise } = filtersOf(search, meant, today);
  const firstList = useInfiniteQuery(professionalListQuery(api, first));
  const isNobody = otherwise !== null && firstList.data?.pages[0]?.items.length === 0;
  const otherList = useInfiniteQuery({
    ...professionalListQuery(api, otherwise ?? first),
    enabled: isNobody,
  });
  return isNobody ? { list: otherList, filter: otherwise } : { list: firstList, filter: first };
}
