import { z } from 'zod';

import { describedPictures } from '../picture/described.ts';
import { mostWorkPictures } from './work-pictures.ts';

/** `PUT /api/professional/gallery`: all pictures of one's work in their order, and the answer to reading it. */
export const Gallery = z.strictObject({ pictures: describedPictures(mostWorkPictures) });
export type Gallery = z.infer<typeof Gallery>;
