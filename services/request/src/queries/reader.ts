import type { UserId } from '@osta/contracts/ids';
import type { RequestView } from '@osta/contracts/request/api';

import { invitationOf, type WrittenRequest } from '../domain/request/service-request.ts';

/** Who wants to read. */
export interface Reader {
  readonly userId: UserId;
  readonly isAdmin: boolean;
}

export type ReaderRole = RequestView['role'];

/** As whom somebody may read a request; `undefined`: not at all, and not even whether it exists. */
export function roleOf(
  request: WrittenRequest,
  { userId, isAdmin }: Reader,
): ReaderRole | undefined {
  if (request.customerId === userId) return 'customer';
  if (invitationOf(request, userId)) return 'professional';
  return isAdmin ? 'admin' : undefined;
}
