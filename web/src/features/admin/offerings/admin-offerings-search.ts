/** What an admin looks for among the services of professionals; the address holds it. */
export interface AdminOfferingsSearch {
  /** Absent: also those that are paused. */
  readonly status?: 'shown' | 'hidden' | 'asked';
  /** A part of the name of a professional. */
  readonly q?: string;
}

/** Reads `?status=&q=` of the list. What it does not know is left out. */
export function adminOfferingsSearch(
  search: Readonly<Record<string, unknown>>,
): AdminOfferingsSearch {
  const { status, q } = search;
  return {
    ...((status === 'shown' || status === 'hidden' || status === 'asked') && { status }),
    ...(typeof q === 'string' && q.trim() !== '' && { q: q.trim().slice(0, 100) }),
  };
}
