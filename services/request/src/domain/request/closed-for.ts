import type { UserId } from '@osta/contracts/ids';
import type { RequestStatus } from '@osta/contracts/request/status';

import { isAgreedWith } from './agreed-with.ts';
import type { WrittenRequest } from './service-request.ts';

/** The statuses in which a request has ended for everybody. */
export const endedStatuses = [
  'declined',
  'fulfilled',
  'withdrawn',
  'expired',
  'closed',
] as const satisfies readonly RequestStatus[];

const ended: ReadonlySet<RequestStatus> = new Set(endedStatuses);

/**
 * Returns whether the request is closed for a professional: it has ended, or another offer was
 * booked. While an accepted offer waits for its booking, the choice is not certain yet.
 */
export function isClosedFor(
  request: Pick<WrittenRequest, 'status' | 'quotes'>,
  professionalId: UserId,
): boolean {
  if (ended.has(request.status)) return true;
  return request.status === 'awarded' && !isAgreedWith(request, professionalId);
}
