interface DashboardSearch {
  /** Left out for the bookings. */
  readonly tab?: 'analytics';
}

/** Reads `?tab=` of the store dashboard (docs/spec.md §2: bookings, analytics). */
export function dashboardSearch(search: Readonly<Record<string, unknown>>): DashboardSearch {
  return search['tab'] === 'analytics' ? { tab: 'analytics' } : {};
}
