import type { ServiceHidden, ServiceUnknown } from '@osta/contracts/catalogue/refusals';
import type { OfferingId } from '@osta/contracts/ids';
import type { Offer } from '@osta/contracts/offering/offer';
import type { OfferingNotFound, OfferingState } from '@osta/contracts/offering/refusals';
import type { ServiceRevised } from '@osta/contracts/offering/service-revised';
import type { CatalogueFacts } from '@osta/platform/catalogue/catalogue-facts';
import { serviceRefusal } from '@osta/platform/catalogue/service-refusal';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { ruled } from './allowed.ts';
import type { Offering } from './offering.ts';

/** The professional changes what the service is, what it costs, or how it is booked. */
export interface ReviseService extends Offer {
  readonly offeringId: OfferingId;
}

/**
 * Replaces the whole offer. Bookings made before keep what was agreed. An offer of a service that was hidden since goes
 * on; no other becomes one.
 */
export function reviseService(
  command: ReviseService,
  state: Offering,
  context: Context,
  facts: CatalogueFacts,
): Decision<ServiceRevised, OfferingNotFound | OfferingState | ServiceHidden | ServiceUnknown> {
  const found = ruled('revise', state, context);
  if (!found.ok) return refuse(found.refused);

  const { offeringId: _, ...offer } = command;
  const isSameService = offer.serviceId === found.offering.offer.serviceId;
  const refusal = isSameService ? undefined : serviceRefusal(offer.serviceId, facts);
  if (refusal) return refuse(refusal);

  const revised: ServiceRevised = {
    type: 'osta.offering.service-revised',
    data: { ...found.offering, offer },
  };
  return accept(revised);
}
