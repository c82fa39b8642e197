import type { UserId } from '@osta/contracts/ids';
import type { RequestStatus } from '@osta/contracts/request/status';

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
  { status, quotes }: Pick<WrittenRequest, 'status' | 'quotes'>,
  professionalId: UserId,
): boolean {
  if (ended.has(status)) return true;
  return (
    status === 'awarded' &&
    !quotes.some((quote) => quote.professionalId === professionalId && quote.status === 'accepted')
  );
}
