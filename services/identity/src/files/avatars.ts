import type { UserId } from '@osta/contracts/ids';
import type { Clock } from '@osta/platform/clock';
import type { FileStore } from '@osta/platform/files/file-store';
import type { Pool } from 'pg';
import { v7 as uuidV7 } from 'uuid';

import { addAvatar, dropAvatar, isAvatarOf, otherAvatars } from './avatars.sql.ts';

export const avatarType = 'image/webp';

/** The pictures of people. Every file has a row, so that no file is left behind in the store. */
export interface Avatars {
  /** @returns its id */
  add(userId: UserId, webp: Uint8Array): Promise<string>;
  /** @returns null if there is none, or it belongs to somebody else */
  find(userId: UserId, avatarId: string): Promise<Uint8Array | null>;
  /** Deletes the pictures of a person, all or all but one. */
  keepOnly(userId: UserId, avatarId: string | null): Promise<void>;
}

export function createAvatars(pool: Pool, files: FileStore, clock: Clock): Avatars {
  return {
    async add(userId, webp) {
      const id = uuidV7();
      // The row first: nothing could find a file without a row
      await pool.query(addAvatar, [id, userId, clock.now()]);
      await files.put(nameOf(id), webp, avatarType);
      return id;
    },

    async find(userId, avatarId) {
      const { rowCount } = await pool.query(isAvatarOf, [avatarId, userId]);
      return rowCount === 1 ? files.get(nameOf(avatarId)) : null;
    },

    async keepOnly(userId, avatarId) {
      const { rows } = await pool.query<{ readonly id: string }>(otherAvatars, [userId, avatarId]);
      for (const { id } of rows) {
        await files.delete(nameOf(id));
        await pool.query(dropAvatar, [id]);
      }
    },
  };
}

function nameOf(id: string): string {
  return `avatars/${id}.webp`;
}
