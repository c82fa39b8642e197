import type { OfferingId } from '@osta/contracts/ids';
import type { OfferingNotFound, OfferingState } from '@osta/contracts/offering/refusals';
import type { ServicePaused } from '@osta/contracts/offering/service-paused';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { ruled } from './allowed.ts';
import type { Offering } from './offering.ts';

/** The professional takes no more bookings for now. */
export interface PauseService {
  readonly offeringId: OfferingId;
}

/** Hides the service from customers. Bookings made before stand. */
export const pauseService: Decider<
  PauseService,
  Offering,
  ServicePaused,
  OfferingNotFound | OfferingState
> = (_command, state, context) => {
  const found = ruled('pause', state, context);
  if (!found.ok) return refuse(found.refused);

  const paused: ServicePaused = {
    type: 'osta.offering.service-paused',
    data: { ...found.offering, status: 'paused' },
  };
  return accept(paused);
};
