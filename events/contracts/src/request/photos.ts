import { z } from 'zod';

import { ServiceRequestId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { mostPhotos, photoFiles } from './photo-forms.ts';

/** The photos of a request in their order, each once. */
export const PhotoIds = z
  .array(z.uuidv7())
  .max(mostPhotos)
  .refine((all) => new Set(all).size === all.length);

/** The name of a form of a photo, the last part of its address. */
export const PhotoFileName = z.enum(photoFiles);

/** The answer to an upload: professionals see the photo once a request that names it is sent to them. */
export const UploadedPhoto = z.strictObject({ photoId: z.uuidv7() });
export type UploadedPhoto = z.infer<typeof UploadedPhoto>;

/** A photo that is kept for its customer. */
export const MyPhoto = z.strictObject({
  id: z.uuidv7(),
  uploadedAt: Instant,
  /** The request that shows it; `null` while none does. */
  requestId: ServiceRequestId.nullable(),
});
export type MyPhoto = z.infer<typeof MyPhoto>;
