import type { z } from 'zod';

import { event } from '../define.ts';
import { recordedPictures } from '../picture/recorded.ts';
import { recordedOffering } from './recorded-offering.ts';

/**
 * The service shows these photos, in this order, until it is archived. Only this event says them: no copy of a
 * service needs them.
 */
export const ServicePhotosSaved = event('osta.offering.service-photos-saved', {
  ...recordedOffering,
  photos: recordedPictures(6),
});
export type ServicePhotosSaved = z.infer<typeof ServicePhotosSaved>;
