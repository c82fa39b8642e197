import { type AnalyticsSearch, analyticsSearch, isDay } from '../analytics/analytics-range.ts';
import { type ChosenStore, chosenStore } from '../store-search-params.ts';

const views = ['day', 'month', 'agenda'] as const;

interface DashboardSearch extends ChosenStore, AnalyticsSearch {
  /** Left out for the bookings. */
  readonly tab?: 'analytics' | 'team';
  /** How the calendar of bookings is shown; left out for the week. */
  readonly view?: (typeof views)[number];
  /** The day that it shows; left out for today. */
  readonly day?: string;
  /** Whose bookings it shows; left out for those of all. */
  readonly member?: string;
}

/** Reads `?tab=&store=&view=&day=&member=` of the store dashboard (docs/spec.md §2), and the range of its analytics. */
export function dashboardSearch(search: Readonly<Record<string, unknown>>): DashboardSearch {
  const { tab, view, day, member } = search;
  const known = views.find((each) => each === view);
  return {
    ...chosenStore(search),
    ...(tab === 'analytics' && analyticsSearch(search)),
    ...((tab === 'analytics' || tab === 'team') && { tab }),
    ...(known !== undefined && { view: known }),
    ...(typeof day === 'string' && isDay(day) && { day }),
    ...(typeof member === 'string' && { member }),
  };
}
