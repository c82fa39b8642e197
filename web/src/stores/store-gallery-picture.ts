import type { PublicPicture } from '@osta/contracts/picture/described';
import { picturePath } from '@osta/contracts/store/media-path';
import type { GalleryPicture } from '@osta/ui-kit';

import { pictureSources } from '../pictures/picture-sources.ts';

/** Returns a picture of a store with the addresses of its sizes. */
export function storePicture(storeId: string, { id, alt }: PublicPicture): GalleryPicture {
  return { id, alt, ...pictureSources((file) => picturePath(storeId, id, file)) };
}
