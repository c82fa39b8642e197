import type { PublicStore } from '@osta/contracts/store/api';
import { useQueries } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { useApi } from '../api/use-api.ts';
import { slotsQuery } from '../bookings/slots.queries.ts';
import { publicOfferingsQuery } from '../professionals/offerings.queries.ts';
import type { RouterContext } from '../router-context.ts';
import { localTimeOf } from '../time/tripoli.ts';
import { colleaguesOf, freeFirst, type StandIn } from './stand-in.ts';
import { type StaffedService, staffedServices } from './store-staff.queries.ts';

/** Days: a colleague whose next free times the store has blocked for longer is not named. */
const ahead = 7;

/** Queries the free times of a colleague at the store, from the day of their next one. */
function timesOfColleague(api: Api, storeId: string, { offering }: StaffedService['by'][number]) {
  const [next = new Date()] = offering.nextFreeTimes;
  return slotsQuery(api, { offeringId: offering.id, storeId }, localTimeOf(next).day, ahead);
}

/** Queries who of a store does the service of an absent member first; `null`: nobody, or not known yet. */
export function useStandIn(
  storeId: string,
  memberId: string,
  by: StaffedService['by'],
): StandIn | null {
  const api = useApi();
  const colleagues = colleaguesOf(memberId, by);
  const found = useQueries({
    queries: colleagues.map((colleague) => timesOfColleague(api, storeId, colleague)),
  });
  // Who is free later is no answer while somebody else may be free before
  if (found.some(({ isPending }) => isPending)) return null;
  return freeFirst(
    colleagues.flatMap((colleague, n) => {
      const first = found[n]?.data?.slots[0];
      return first === undefined ? [] : [{ ...colleague, startsAt: first.startsAt }];
    }),
  );
}

/** Reads who stands in for the absent staff of a store. What cannot be read is left out of the page. */
export async function loadStandIns(
  { api, queryClient }: Pick<RouterContext, 'api' | 'queryClient'>,
  { storeId, staff }: Pick<PublicStore, 'storeId' | 'staff'>,
): Promise<void> {
  const offered = await Promise.allSettled(
    staff.map(({ id }) => queryClient.query(publicOfferingsQuery(api, id))),
  );
  const services = staffedServices(staff, (member) => {
    const found = offered[staff.indexOf(member)];
    return found?.status === 'fulfilled' ? found.value.items : [];
  });
  const colleagues = services.flatMap(({ by }) =>
    by
      .filter(({ offering }) => offering.away !== null)
      .flatMap(({ member }) => colleaguesOf(member.id, by)),
  );
  await Promise.allSettled(
    colleagues.map((colleague) => queryClient.query(timesOfColleague(api, storeId, colleague))),
  );
}
