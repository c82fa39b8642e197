import type { UserId } from '@osta/contracts/ids';
import type { NamedPicture } from '@osta/contracts/picture/described';
import type { Pool } from 'pg';

import { openPictures } from './open-pictures.ts';

/** Returns the photos of several services of one professional with their words as plain text, in one round trip. */
export async function openPhotos(
  pool: Pool,
  professionalId: UserId,
  ofServices: readonly (readonly NamedPicture[])[],
): Promise<readonly (readonly NamedPicture[])[]> {
  const opened = await openPictures(pool, professionalId, ofServices.flat());
  return ofServices.map((photos, n) => {
    const before = ofServices.slice(0, n).flat().length;
    return opened.slice(before, before + photos.length);
  });
}
