import type { ServiceSearchAnswer } from '@osta/contracts/catalogue/api';

import type { NearBySearch } from '../../professionals/near-by-search.ts';
import type { ProfessionalFilter } from '../../professionals/professionals.queries.ts';
import { profileFilter } from '../../professionals/profile-search.ts';
import { freeDaysFor } from '../../professionals/when-wanted.ts';
import { tradeMeant } from './trade-meant.ts';
import { wordsMeant } from './words-meant.ts';

/** What a search asks for. */
interface NearByFilters {
  readonly first: ProfessionalFilter;
  /** For a text that may be a name as well as a service: when nobody has it in their words, it means the service. */
  readonly otherwise: ProfessionalFilter | null;
}

/**
 * Returns the filters of the list that a search asks for.
 *
 * @param meant the services that a typed text may mean; `undefined` as long as that is not known
 * @param today the Libyan day, YYYY-MM-DD
 */
export function filtersOf(
  search: NearBySearch,
  meant: ServiceSearchAnswer | undefined,
  today: string,
): NearByFilters {
  const { within = null, now = false, checked = false, rating, speaks } = search;
  const days = freeDaysFor(search.when, today);
  const filter = (trade: string | null): ProfessionalFilter => ({
    ...profileFilter({
      ...search,
      ...(trade !== null && { trade }),
      ...(days !== undefined && { days }),
    }),
    within,
    isAvailable: now,
    isChecked: checked,
    ...(rating !== undefined && { minRating: rating }),
    ...(speaks !== undefined && { language: speaks }),
    sort: search.sort ?? 'best',
  });
  const words = wordsMeant(search.what, meant);
  if (words === null) return { first: filter(tradeMeant(meant)), otherwise: null };
  const isService = meant !== undefined && meant.data.services.length > 0;
  return {
    first: { ...filter(null), words },
    otherwise: isService ? filter(tradeMeant(meant)) : null,
  };
}
