import type { ServiceHidden, ServiceUnknown } from '@osta/contracts/catalogue/refusals';
import { UserId } from '@osta/contracts/ids';
import type { Availability } from '@osta/contracts/offering/availability';
import type { Offer } from '@osta/contracts/offering/offer';
import type { TooManyOfferings } from '@osta/contracts/offering/refusals';
import type { ServiceDrafted } from '@osta/contracts/offering/service-drafted';
import type { CatalogueFacts } from '@osta/platform/catalogue/catalogue-facts';
import { serviceRefusal } from '@osta/platform/catalogue/service-refusal';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import type { Offering } from './offering.ts';

/** A professional describes a service that customers shall be able to book. */
export type DraftService = Offer;

export interface DraftingFacts extends CatalogueFacts {
  /** How many services the professional has that are not archived. */
  readonly held: number;
}

/** The largest number of services of one professional that are not archived. */
export const offeringLimit = 30;

/** In Libya, and closed until its professional says when it is open. */
export const noHours: Availability = {
  zone: 'Africa/Tripoli',
  week: {
    saturday: [],
    sunday: [],
    monday: [],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [],
  },
  fridayBreak: null,
  exceptions: [],
  leaves: [],
  seasons: [],
};

/** Drafts the service without hours. Customers see it after `publishService`. */
export function draftService(
  offer: DraftService,
  _state: Offering,
  { actor }: Context,
  facts: DraftingFacts,
): Decision<ServiceDrafted, TooManyOfferings | ServiceHidden | ServiceUnknown> {
  if (facts.held >= offeringLimit) {
    return refuse({ code: 'TOO_MANY_OFFERINGS', limit: offeringLimit });
  }
  const refusal = serviceRefusal(offer.serviceId, facts);
  if (refusal) return refuse(refusal);

  const drafted: ServiceDrafted = {
    type: 'osta.offering.service-drafted',
    data: {
      professionalId: UserId.parse(actor),
      status: 'draft',
      offer,
      availability: noHours,
    },
  };
  return accept(drafted);
}
