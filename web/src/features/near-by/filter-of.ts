import type { NearBySearch } from '../../professionals/near-by-search.ts';
import type { ProfessionalFilter } from '../../professionals/professionals.queries.ts';
import { profileFilter } from '../../professionals/profile-search.ts';
import { freeDaysFor } from '../../professionals/when-wanted.ts';

/**
 * Returns the filter of the list that a search asks for.
 *
 * @param categoryId the trade that a typed text means; `null` if it means none, or several
 * @param today the Libyan day, YYYY-MM-DD
 */
export function filterOf(
  search: NearBySearch,
  categoryId: string | null,
  today: string,
): ProfessionalFilter {
  const { within = null, now = false, checked = false, rating, speaks, sort } = search;
  const days = freeDaysFor(search.when, today);
  return {
    ...profileFilter({
      ...search,
      ...(categoryId !== null && { trade: categoryId }),
      ...(days !== undefined && { days }),
    }),
    within,
    isAvailable: now,
    isChecked: checked,
    ...(rating !== undefined && { minRating: rating }),
    ...(speaks !== undefined && { language: speaks }),
    ...(sort !== undefined && { sort }),
  };
}
