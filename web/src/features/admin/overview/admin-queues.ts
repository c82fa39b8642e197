import type { ApplicationsSearch } from '../applications/applications-search.ts';
import type { AdminOfferingsSearch } from '../offerings/admin-offerings-search.ts';
import type { AdminStoresSearch } from '../stores/admin-stores-search.ts';

/** The queues of the overview, as the addresses of their pages have them. */
export const adminQueues = {
  newApplications: { assigned: 'nobody' },
  myApplications: { assigned: 'me' },
  renewals: { status: 'all', renewals: true },
  askedServices: { status: 'asked' },
  newStores: { status: 'pending_review' },
  changedStores: { changes: true },
  announcedPayments: { paid: true },
} as const satisfies Readonly<
  Record<string, ApplicationsSearch | AdminOfferingsSearch | AdminStoresSearch>
>;
