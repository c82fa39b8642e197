import type { RequestSummary } from '@osta/contracts/request/api';

import { requestWaitsFor } from './request-waits-for.ts';

type Asked = Parameters<typeof requestWaitsFor>[1] & Pick<RequestSummary, 'expiresAt'>;

/** After every instant, which begin with a digit: what never ends is not urgent. */
const never = '~';

/**
 * Returns one page of a professional's requests as an inbox: what waits for an answer first, what
 * ends soonest on top. The others stay in their order. Each page is ordered by itself: one that is
 * loaded later moves nothing that is read.
 */
export function inboxOrder<Item extends Asked>(page: readonly Item[]): readonly Item[] {
  const waits = (item: Item): boolean => requestWaitsFor('professional', item);
  const end = ({ expiresAt }: Item): string => expiresAt ?? never;
  const byEnd = (one: Item, other: Item): number => {
    if (end(one) === end(other)) return 0;
    return end(one) < end(other) ? -1 : 1;
  };
  return [...page.filter(waits).toSorted(byEnd), ...page.filter((item) => !waits(item))];
}
