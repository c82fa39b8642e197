import type { PublicOffering } from '@osta/contracts/offering/api';
import type { PublicStore } from '@osta/contracts/store/api';
import { useQueries } from '@tanstack/react-query';

import { useApi } from '../api/use-api.ts';
import { publicOfferingsQuery } from '../professionals/offerings.queries.ts';

type Member = PublicStore['staff'][number];

/** A service of a store with who offers it, each by an offering of their own. */
export interface StaffedService {
  readonly serviceId: string;
  readonly name: string;
  readonly by: readonly { readonly member: Member; readonly offering: PublicOffering }[];
}

/** Returns the services of the staff of a store, each once, in the order of the staff. */
export function staffedServices(
  staff: readonly Member[],
  offeringsOf: (member: Member) => readonly PublicOffering[],
): readonly StaffedService[] {
  const services = new Map<string, StaffedService>();
  for (const member of staff) {
    for (const offering of offeringsOf(member)) {
      const { serviceId, serviceName: name } = offering;
      const known = services.get(serviceId) ?? { serviceId, name, by: [] };
      services.set(serviceId, { ...known, by: [...known.by, { member, offering }] });
    }
  }
  return [...services.values()];
}

/** Queries what the staff of a store offer. Somebody whose services are not known has none. */
export function useStaffedServices(staff: readonly Member[]): readonly StaffedService[] {
  const api = useApi();
  const found = useQueries({ queries: staff.map(({ id }) => publicOfferingsQuery(api, id)) });
  return staffedServices(staff, (member) => found[staff.indexOf(member)]?.data?.items ?? []);
}
