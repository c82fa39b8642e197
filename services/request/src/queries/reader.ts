import type { UserId } from '@osta/contracts/ids';
import type { RequestView } from '@osta/contracts/request/api';

import { isAgreedWith } from '../domain/request/agreed-with.ts';
import { isClosedFor } from '../domain/request/closed-for.ts';
import { invitationOf, type WrittenRequest } from '../domain/request/service-request.ts';

/** The person who reads. */
export interface Reader {
  readonly userId: UserId;
  readonly isAdmin: boolean;
}

export type ReaderRole = RequestView['role'];

/**
 * Returns the role in which this person may read the request; `undefined` if they may not even know
 * that it exists.
 */
export function roleOf(
  request: WrittenRequest,
  { userId, isAdmin }: Reader,
): ReaderRole | undefined {
  if (request.customerId === userId) return 'customer';
  if (invitationOf(request, userId)) return 'professional';
  return isAdmin ? 'admin' : undefined;
}

/**
 * Returns whether this person sees the photos of the request: whoever may read it, but a professional only until
 * they decline or it is closed for them, unless the work is theirs. Photos show the inside of a home.
 */
export function seesPhotos(request: WrittenRequest, reader: Reader): boolean {
  const role = roleOf(request, reader);
  if (role !== 'professional') return role !== undefined;
  if (invitationOf(request, reader.userId)?.hasDeclined !== false) return false;
  return isAgreedWith(request, reader.userId) || !isClosedFor(request, reader.userId);
}
