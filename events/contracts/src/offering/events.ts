import { z } from 'zod';

import { AvailabilityChangedV1 } from './availability-changed.v1.ts';
import { ServiceArchivedV1 } from './service-archived.v1.ts';
import { ServiceDraftedV1 } from './service-drafted.v1.ts';
import { ServicePausedV1 } from './service-paused.v1.ts';
import { ServicePublishedV1 } from './service-published.v1.ts';
import { ServiceRevisedV1 } from './service-revised.v1.ts';

/** All events of the stream of an offered service. */
export const OfferingEvent = z.discriminatedUnion('type', [
  AvailabilityChangedV1,
  ServiceArchivedV1,
  ServiceDraftedV1,
  ServicePausedV1,
  ServicePublishedV1,
  ServiceRevisedV1,
]);
export type OfferingEvent = z.infer<typeof OfferingEvent>;
