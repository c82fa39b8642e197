import type { OfferingId } from '@osta/contracts/ids';
import type { OfferingNotFound, OfferingState } from '@osta/contracts/offering/refusals';
import type { ServiceArchivedV1 } from '@osta/contracts/offering/service-archived.v1';
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
  ServiceArchivedV1,
  OfferingNotFound | OfferingState
> = (_command, state, context) => {
  const found = ruled('archive', state, context);
  if (!found.ok) return refuse(found.refused);

  const archived: ServiceArchivedV1 = {
    type: 'osta.offering.service-archived.v1',
    data: { ...found.offering, status: 'archived' },
  };
  return accept(archived);
};
