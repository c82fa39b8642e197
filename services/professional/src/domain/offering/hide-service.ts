import { UserId } from '@osta/contracts/ids';
import type { HideServiceRequest } from '@osta/contracts/offering/admin-api';
import type {
  OfferingNotFound,
  OfferingState,
  OwnOffering,
} from '@osta/contracts/offering/refusals';
import type { ServiceHidden } from '@osta/contracts/offering/service-hidden';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { ruledByAdmin, type OnOffering } from './allowed.ts';
import type { Offering } from './offering.ts';

/** An admin takes a service off the pages of the product. */
export type HideService = OnOffering & HideServiceRequest;

/** Hides the service until an admin shows it again; its professional reads why. Bookings made before stand. */
export const hideService: Decider<
  HideService,
  Offering,
  ServiceHidden,
  OfferingNotFound | OfferingState | OwnOffering
> = ({ cause, note }, state, { actor, now }) => {
  const found = ruledByAdmin('hide', state, actor);
  if (!found.ok) return refuse(found.refused);

  const adminId = UserId.parse(actor);
  const hidden: ServiceHidden = {
    type: 'osta.offering.service-hidden',
    data: { ...found.offering, hidden: { cause, note, adminId, since: now } },
  };
  return accept(hidden);
};
