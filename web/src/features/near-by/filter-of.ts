import type { NearBySearch } from '../../professionals/near-by-search.ts';
import type { ProfessionalFilter } from '../../professionals/professionals.queries.ts';

const dirhamPerDinar = 1000;

/**
 * Returns the filter of the list that a search asks for.
 *
 * @param categoryId the trade that a typed text means; `null` if it means none, or several
 */
export function filterOf(search: NearBySearch, categoryId: string | null): ProfessionalFilter {
  const { service = null, place = null, at = null, within = null, now = false, sort } = search;
  const { checked = false, open = false, max, rating, speaks } = search;
  return {
    serviceId: service,
    categoryId,
    placeId: place,
    at,
    within,
    isAvailable: now,
    isChecked: checked,
    isOpen: open,
    ...(max !== undefined && { maxPrice: max * dirhamPerDinar }),
    ...(rating !== undefined && { minRating: rating }),
    ...(speaks !== undefined && { language: speaks }),
    ...(sort !== undefined && { sort }),
  };
}
