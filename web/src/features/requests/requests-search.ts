import type { RequestTab } from './requests.queries.ts';

interface RequestsSearch {
  /** Absent: the active ones. */
  readonly tab?: 'ended';
}

/** Reads `?tab=` of the lists of requests. */
export function requestsSearch(search: Readonly<Record<string, unknown>>): RequestsSearch {
  return search['tab'] === 'ended' ? { tab: 'ended' } : {};
}

/** The tab that an address shows; without one, the requests that are going on. */
export function tabOf({ tab }: RequestsSearch): RequestTab {
  return tab ?? 'active';
}
