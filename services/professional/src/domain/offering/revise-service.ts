import type { OfferingId } from '@osta/contracts/ids';
import type { Offer } from '@osta/contracts/offering/offer';
import type { OfferingNotFound, OfferingState } from '@osta/contracts/offering/refusals';
import type { ServiceRevised } from '@osta/contracts/offering/service-revised';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { ruled } from './allowed.ts';
import type { Offering } from './offering.ts';

/** The professional changes what the service is, what it costs, or how it is booked. */
export interface ReviseService extends Offer {
  readonly offeringId: OfferingId;
}

/** Replaces the whole offer. Bookings made before keep what was agreed. */
export const reviseService: Decider<
  ReviseService,
  Offering,
  ServiceRevised,
  OfferingNotFound | OfferingState
> = (command, state, context) => {
  const found = ruled('revise', state, context);
  if (!found.ok) return refuse(found.refused);

  const { offeringId: _, ...offer } = command;
  const revised: ServiceRevised = {
    type: 'osta.offering.service-revised',
    data: { ...found.offering, offer },
  };
  return accept(revised);
};
