import { OfferingId, UserId } from '../ids.ts';
import { ServiceId } from '../reference/service-id.ts';

/** What every event of a wait says, so that consumers need no look-up. */
export const waitParties = {
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  offeringId: OfferingId,
} as const;
