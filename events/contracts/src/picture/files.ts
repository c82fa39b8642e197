import { z } from 'zod';

import { pictureFormats, type PictureFile, pictureSides } from './forms.ts';

/** The name of a form of a picture, the last part of its address. */
export const PictureFileName: z.ZodType<PictureFile> = z.templateLiteral([
  z.literal(pictureSides),
  '.',
  z.literal(pictureFormats),
]);

/** The answer to an upload: the picture is shown once it is saved with its description. */
export const UploadedPicture = z.strictObject({ pictureId: z.uuidv7() });
export type UploadedPicture = z.infer<typeof UploadedPicture>;
