import type { ApplicationStatus } from '@osta/contracts/application/status';

/** What an admin looks for in the queue; the address holds it. */
export interface ApplicationsSearch {
  /** Absent: what waits for an admin. */
  readonly status?: SettledStatus | 'all';
  /** A part of a name. */
  readonly q?: string;
  readonly assigned?: 'me' | 'nobody';
  /** Only professionals with a document that nobody has reviewed yet. */
  readonly renewals?: true;
  readonly trade?: string;
  /** A town with its neighbourhoods, or one of them. */
  readonly place?: string;
  /** Only what has waited for at least so many days. */
  readonly days?: WaitingDays;
}

/** The statuses in which nothing waits for an admin, as the tabs of the queue have them. */
export const settledStatuses = [
  'changes_requested',
  'approved',
  'lapsed',
  'suspended',
  'rejected',
  'withdrawn',
  'revoked',
] as const satisfies readonly ApplicationStatus[];
export type SettledStatus = (typeof settledStatuses)[number];

/** How long something may have waited, in days. */
export const waitingDays = [1, 3, 7] as const;
export type WaitingDays = (typeof waitingDays)[number];

/** Whether it may be a trade or a place. The lists are long: no page brings them along to compare. */
function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z][a-z-]*$/u.test(value);
}

/** Reads `?status=&q=&assigned=&renewals=&trade=&place=&days=`. What it does not know is left out. */
export function applicationsSearch(search: Readonly<Record<string, unknown>>): ApplicationsSearch {
  const { q, assigned, renewals } = search;
  const { trade, place } = search;
  const status = [...settledStatuses, 'all' as const].find((each) => each === search['status']);
  const days = waitingDays.find((number) => number === Number(search['days']));
  return {
    ...(status !== undefined && { status }),
    ...(typeof q === 'string' && q.trim() !== '' && { q: q.trim().slice(0, 100) }),
    ...((assigned === 'me' || assigned === 'nobody') && { assigned }),
    ...(renewals === true && { renewals }),
    ...(isId(trade) && { trade }),
    ...(isId(place) && { place }),
    ...(days !== undefined && { days }),
  };
}
