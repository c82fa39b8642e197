import type { PictureFile } from '../picture/forms.ts';

/** The most pictures of work that a profile shows. */
export const mostWorkPictures = 12;

/** Returns the path of a form of a picture of work. It is immutable: another picture has another id. */
export function workPicturePath(
  professionalId: string,
  pictureId: string,
  file: PictureFile,
): string {
  return `/api/professionals/${professionalId}/pictures/${pictureId}/${file}`;
}
