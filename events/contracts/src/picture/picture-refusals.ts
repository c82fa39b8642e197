import { z } from 'zod';

import { refusal } from '../define.ts';

/** The picture was not uploaded for this page or request. */
export const PictureNotFound = refusal('PICTURE_NOT_FOUND', {});
export type PictureNotFound = z.infer<typeof PictureNotFound>;

/** So many pictures are allowed at most: by the plan of a store, or on a profile. */
export const PictureLimitReached = refusal('PICTURE_LIMIT_REACHED', { limit: z.int() });
export type PictureLimitReached = z.infer<typeof PictureLimitReached>;
