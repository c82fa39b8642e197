import type { PictureFile } from '../picture/forms.ts';

/** Returns the path of a form of a picture. It is immutable: another picture has another id. */
export function picturePath(storeId: string, pictureId: string, file: PictureFile): string {
  return `/api/stores/${storeId}/pictures/${pictureId}/${file}`;
}
