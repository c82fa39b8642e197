import type { ServiceSearchAnswer } from '@osta/contracts/catalogue/api';

import type { NearBySearch } from '../../professionals/near-by-search.ts';
import type { ProfessionalFilter } from '../../professionals/professionals.queries.ts';
import { profileFilter } from '../../professionals/profile-search.ts';
import { freeDaysFor } from '../../professionals/when-wanted.ts';
import { tradeMeant } from './trade-meant.ts';
import { wordsMeant } from './words-meant.ts';

/**
 * Returns the filter of the list that a search asks for.
 *
 * @param meant the services that a typed text may mean; `undefined` as long as that is not known
 * @param today the Libyan day, YYYY-MM-DD
 */
export function filterOf(
  search: NearBySearch,
  meant: ServiceSearchAnswer | undefined,
  today: string,
): ProfessionalFilter {
  const { within = null, now = false, checked = false, rating, speaks } = search;
  const days = freeDaysFor(search.when, today);
  const categoryId = tradeMeant(meant);
  return {
    ...profileFilter({
      ...search,
      ...(categoryId !== null && { trade: categoryId }),
      ...(days !== undefined && { days }),
    }),
    words: wordsMeant(search.what, meant),
    within,
    isAvailable: now,
    isChecked: checked,
    ...(rating !== undefined && { minRating: rating }),
    ...(speaks !== undefined && { language: speaks }),
    sort: search.sort ?? 'best',
  };
}
