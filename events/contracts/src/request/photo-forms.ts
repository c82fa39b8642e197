/** How many photos a request shows. */
export const mostPhotos = 5;

/** The stored forms of a photo, by the pixels of the longer side: for a tile, and for a whole screen. */
export const photoFiles = ['480.webp', '1600.webp'] as const;
export type PhotoFile = (typeof photoFiles)[number];

/** Returns the address of a photo in one of its forms. */
export function photoPath(photoId: string, file: PhotoFile): string {
  return `/api/requests/photos/${photoId}/${file}`;
}
