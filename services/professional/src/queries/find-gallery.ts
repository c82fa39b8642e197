import type { UserId } from '@osta/contracts/ids';
import type { Gallery } from '@osta/contracts/professional/gallery';
import type { Pool } from 'pg';

import type { PublishedProfile } from '../domain/profile/profile.ts';
import { findState } from './find-gallery.sql.ts';
import { openPictures } from './open-pictures.ts';

export type FindGallery = (professionalId: UserId) => Promise<Gallery>;

/** Returns a query for the pictures of one's own work; none without a published profile. */
export function findGallery(pool: Pool): FindGallery {
  return async (professionalId) => {
    const { rows } = await pool.query<{ readonly state: PublishedProfile }>(findState, [
      professionalId,
    ]);
    const pictures = await openPictures(pool, professionalId, rows[0]?.state.pictures ?? []);
    return { pictures: [...pictures] };
  };
}

/** Returns a query for whether somebody has published a profile; it may be hidden. */
export function hasProfile(pool: Pool): (professionalId: UserId) => Promise<boolean> {
  return async (professionalId) => {
    const { rowCount } = await pool.query(findState, [professionalId]);
    return rowCount === 1;
  };
}
