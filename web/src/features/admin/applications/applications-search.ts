import type { ApplicationStatus } from '@osta/contracts/application/status';

import { statusLooks } from '../../../applications/application-words.ts';

/** What an admin looks for in the queue; the address holds it. */
export interface ApplicationsSearch {
  /** Absent: every status. */
  readonly status?: ApplicationStatus;
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

/** How long something may have waited, in days. */
export const waitingDays = [1, 3, 7] as const;
export type WaitingDays = (typeof waitingDays)[number];

function isStatus(value: unknown): value is ApplicationStatus {
  return typeof value === 'string' && Object.hasOwn(statusLooks, value);
}

/** Whether it may be a trade or a place. The lists are long: no page brings them along to compare. */
function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z][a-z-]*$/u.test(value);
}

/** Reads `?status=&q=&assigned=&renewals=&trade=&place=&days=`. What it does not know is left out. */
export function applicationsSearch(search: Readonly<Record<string, unknown>>): ApplicationsSearch {
  const { status, q, assigned, renewals } = search;
  const { trade, place } = search;
  const days = waitingDays.find((number) => number === Number(search['days']));
  return {
    ...(isStatus(status) && { status }),
    ...(typeof q === 'string' && q.trim() !== '' && { q: q.trim().slice(0, 100) }),
    ...((assigned === 'me' || assigned === 'nobody') && { assigned }),
    ...(renewals === true && { renewals }),
    ...(isId(trade) && { trade }),
    ...(isId(place) && { place }),
    ...(days !== undefined && { days }),
  };
}
