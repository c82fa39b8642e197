import type { RequestTab } from '../../requests/requests.queries.ts';

interface RequestsSearch {
  /** Absent: the active ones. */
  readonly tab?: 'ended';
}

/** Reads `?tab=` of the lists of requests. */
export function requestsSearch(search: Readonly<Record<string, unknown>>): RequestsSearch {
  return search['tab'] === 'ended' ? { tab: 'ended' } : {};
}

/** Returns the tab of an address; the active requests by default. */
export function tabOf({ tab }: RequestsSearch): RequestTab {
  return tab ?? 'active';
}
