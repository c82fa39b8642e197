import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { ServiceRequestId, UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { page, PageQuery } from '../page.ts';
import { RequestStatus } from './status.ts';

/** `GET /api/requests/all`, for admins: the requests of everybody, newest first. Drafts are their customer's alone. */
export const ListAllRequestsQuery = PageQuery.extend({
  status: RequestStatus.exclude(['draft']).optional(),
});
export type ListAllRequestsQuery = z.output<typeof ListAllRequestsQuery>;

/** A request as admins find it. */
export const FoundRequest = z.strictObject({
  id: ServiceRequestId,
  status: RequestStatus,
  customer: z.strictObject({ id: UserId, fullName: z.string() }),
  serviceId: ServiceId,
  /** In the reader's language. */
  serviceName: z.string(),
  placeName: z.string(),
  /** How many professionals were asked. */
  invitedCount: z.int().nonnegative(),
  /** How many offers can still be accepted; once one was accepted or the request has ended, how many came. */
  quoteCount: z.int().nonnegative(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type FoundRequest = z.infer<typeof FoundRequest>;

export const FoundRequests = page(FoundRequest);
export type FoundRequests = z.infer<typeof FoundRequests>;
