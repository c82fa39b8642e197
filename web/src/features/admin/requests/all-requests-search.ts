import type { RequestStatus } from '@osta/contracts/request/status';

import { adminRequestLooks } from '../../../requests/admin-request-looks.ts';

/** The statuses in which admins find a request: a draft is its customer's alone. */
export type FoundStatus = Exclude<RequestStatus, 'draft'>;

const { draft: _draft, ...looks } = adminRequestLooks;

/** How they look, in the order in which a request goes through them. */
export const foundLooks: Readonly<Record<FoundStatus, (typeof adminRequestLooks)[FoundStatus]>> =
  looks;

/** What an admin looks for among all requests; the address holds it. */
export interface AllRequestsSearch {
  /** Absent: every status. */
  readonly status?: FoundStatus;
}

function isStatus(value: unknown): value is FoundStatus {
  return typeof value === 'string' && Object.hasOwn(foundLooks, value);
}

/** Reads `?status=` of the list. What it does not know is left out. */
export function allRequestsSearch({
  status,
}: Readonly<Record<string, unknown>>): AllRequestsSearch {
  return isStatus(status) ? { status } : {};
}
