import { z } from 'zod';

import { describedPictures } from '../picture/described.ts';

/** The most pictures that any plan allows. */
const mostPictures = 30;

/** `PUT /api/stores/{storeId}/sections/media`: all pictures in their order. The first one is the cover. */
export const MediaSection = z.strictObject({ pictures: describedPictures(mostPictures) });
export type MediaSection = z.infer<typeof MediaSection>;
