/** An hour less than photos wait for their request: the form may stay open for a while. */
const kept = 23 * 3_600_000;

/** Returns whether a photo that no request shows yet is still there; its id says when it was uploaded. */
export function isPhotoKept(photoId: string, now: number): boolean {
  const uploadedAt = Number.parseInt(photoId.replaceAll('-', '').slice(0, 12), 16);
  return now - uploadedAt < kept;
}
