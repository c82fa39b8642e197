import { ServiceId } from '@osta/reference/service-id';

import { OfferingId, UserId } from '../ids.ts';

/** What every event of a wait says, so that consumers need no look-up. */
export const waitParties = {
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  offeringId: OfferingId,
} as const;
