import type { PublicPicture } from '@osta/contracts/picture/described';
import { workPicturePath } from '@osta/contracts/professional/work-pictures';
import type { GalleryPicture } from '@osta/ui-kit';

import { pictureSources } from '../pictures/picture-sources.ts';

/** Returns a picture of a professional's work with the addresses of its sizes. */
export function workPicture(professionalId: string, { id, alt }: PublicPicture): GalleryPicture {
  return { id, alt, ...pictureSources((file) => workPicturePath(professionalId, id, file)) };
}
