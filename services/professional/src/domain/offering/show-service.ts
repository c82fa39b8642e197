import type {
  OfferingNotFound,
  OfferingState,
  OwnOffering,
} from '@osta/contracts/offering/refusals';
import type { ServiceShown } from '@osta/contracts/offering/service-shown';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { ruledByAdmin, type OnOffering } from './allowed.ts';
import type { Offering } from './offering.ts';

/** Shows a hidden service again. Customers find and book it if its professional has not paused it. */
export const showService: Decider<
  OnOffering,
  Offering,
  ServiceShown,
  OfferingNotFound | OfferingState | OwnOffering
> = (_command, state, { actor }) => {
  const found = ruledByAdmin('show', state, actor);
  if (!found.ok) return refuse(found.refused);

  const { hidden: _, ...offering } = found.offering;
  const shown: ServiceShown = { type: 'osta.offering.service-shown', data: offering };
  return accept(shown);
};
