import type { UserId } from '@osta/contracts/ids';
import type { Pool } from 'pg';

import type { ServiceRequest } from '../domain/request/service-request.ts';
import { findPhoto } from './find-photo-owner.sql.ts';
import { seesPhotos, type Reader } from './reader.ts';

/** Written by the event store alone: the state is the fold of the stream. */
interface PhotoRow {
  readonly customer_id: UserId;
  readonly state: ServiceRequest | null;
}

/** @returns whose a photo is; `null` if this reader may not see it, or there is none */
export type FindPhotoOwner = (photoId: string, reader: Reader) => Promise<UserId | null>;

/**
 * Returns a query for who may see a photo: its customer from the upload on, others only as long as a request
 * that they may read shows it.
 */
export function findPhotoOwner(pool: Pool): FindPhotoOwner {
  return async (photoId, reader) => {
    const { rows } = await pool.query<PhotoRow>(findPhoto, [photoId]);
    const [photo] = rows;
    if (!photo) return null;
    const { customer_id: ownerId, state } = photo;
    const isShown = state !== null && state.status !== 'none' && seesPhotos(state, reader);
    return ownerId === reader.userId || isShown ? ownerId : null;
  };
}
