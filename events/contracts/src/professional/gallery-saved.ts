import type { z } from 'zod';

import { event } from '../define.ts';
import { recordedPictures } from '../picture/recorded.ts';

/** The profile shows these pictures of work, in this order. */
export const GallerySaved = event('osta.professional.gallery-saved', {
  pictures: recordedPictures(12),
});
export type GallerySaved = z.infer<typeof GallerySaved>;
