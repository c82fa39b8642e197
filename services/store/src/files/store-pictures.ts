import type { StoreId } from '@osta/contracts/ids';
import type { Clock } from '@osta/platform/clock';
import type { FileStore } from '@osta/platform/files/file-store';
import { keepPictures, type KeptPictures } from '@osta/platform/files/kept-pictures';
import type { Pool } from 'pg';

import { pictureRows } from './store-pictures.sql.ts';

/** How many files a store keeps: all that a plan allows, and those that replace them. */
export const mostFiles = 60;

/** The pictures of stores. */
export type StorePictures = KeptPictures<StoreId>;

/** Returns the pictures of stores in a store of files. */
export function createStorePictures(pool: Pool, files: FileStore, clock: Clock): StorePictures {
  return keepPictures({ pool, files, clock, rows: pictureRows, folder: 'stores', most: mostFiles });
}
