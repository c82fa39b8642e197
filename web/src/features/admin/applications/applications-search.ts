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
}

function isStatus(value: unknown): value is ApplicationStatus {
  return typeof value === 'string' && Object.hasOwn(statusLooks, value);
}

/** Reads `?status=&q=&assigned=&renewals=` of the queue. What it does not know is left out. */
export function applicationsSearch(search: Readonly<Record<string, unknown>>): ApplicationsSearch {
  const { status, q, assigned, renewals } = search;
  return {
    ...(isStatus(status) && { status }),
    ...(typeof q === 'string' && q.trim() !== '' && { q: q.trim().slice(0, 100) }),
    ...((assigned === 'me' || assigned === 'nobody') && { assigned }),
    ...(renewals === true && { renewals }),
  };
}
