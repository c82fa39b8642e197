import type { NearBySearch } from '../../professionals/near-by-search.ts';
import type { ProfessionalFilter } from '../../professionals/professionals.queries.ts';
import { profileFilter } from '../../professionals/profile-search.ts';

/**
 * Returns the filter of the list that a search asks for.
 *
 * @param categoryId the trade that a typed text means; `null` if it means none, or several
 */
export function filterOf(search: NearBySearch, categoryId: string | null): ProfessionalFilter {
  const { within = null, now = false, checked = false, rating, speaks, sort } = search;
  return {
    ...profileFilter({ ...search, ...(categoryId !== null && { trade: categoryId }) }),
    within,
    isAvailable: now,
    isChecked: checked,
    ...(rating !== undefined && { minRating: rating }),
    ...(speaks !== undefined && { language: speaks }),
    ...(sort !== undefined && { sort }),
  };
}
