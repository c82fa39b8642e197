import { z } from 'zod';

import { AnotherLookAsked } from './another-look-asked.ts';
import { AvailabilityChanged } from './availability-changed.ts';
import { ServiceArchived } from './service-archived.ts';
import { ServiceDrafted } from './service-drafted.ts';
import { ServiceHidden } from './service-hidden.ts';
import { ServicePaused } from './service-paused.ts';
import { ServicePhotosSaved } from './service-photos-saved.ts';
import { ServicePublished } from './service-published.ts';
import { ServiceRevised } from './service-revised.ts';
import { ServiceShown } from './service-shown.ts';

/** All events of the stream of an offered service. */
export const OfferingEvent = z.discriminatedUnion('type', [
  AnotherLookAsked,
  AvailabilityChanged,
  ServiceArchived,
  ServiceDrafted,
  ServiceHidden,
  ServicePaused,
  ServicePhotosSaved,
  ServicePublished,
  ServiceRevised,
  ServiceShown,
]);
export type OfferingEvent = z.infer<typeof OfferingEvent>;
