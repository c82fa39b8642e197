import type { OfferingId } from '@osta/contracts/ids';
import type { OfferingNotFound, OfferingState } from '@osta/contracts/offering/refusals';
import type { ServiceArchived } from '@osta/contracts/offering/service-archived';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { ruled } from './allowed.ts';
import type { Offering } from './offering.ts';

/** The professional does not offer the service any more, or their account was erased. */
export interface ArchiveService {
  readonly offeringId: OfferingId;
}

/** Ends the service for good. Bookings made before stand. */
export const archiveService: Decider<
  ArchiveService,
  Offering,
  ServiceArchived,
  OfferingNotFound | OfferingState
> = (_command, state, context) => {
  const found = ruled('archive', state, context);
  if (!found.ok) return refuse(found.refused);

  const archived: ServiceArchived = {
    type: 'osta.offering.service-archived',
    data: { ...found.offering, status: 'archived' },
  };
  return accept(archived);
};
