import type { UserId } from '@osta/contracts/ids';
import type { Clock } from '@osta/platform/clock';
import type { FileStore } from '@osta/platform/files/file-store';
import { keepPictures, type KeptPictures } from '@osta/platform/files/kept-pictures';
import type { Pool } from 'pg';

import { workPictureRows } from './work-pictures.sql.ts';

/** How many files a professional keeps: all that a profile shows, and those that replace them. */
export const mostWorkFiles = 30;

/** The pictures of professionals' work. */
export type WorkPictures = KeptPictures<UserId>;

/** Returns the pictures of work in a store of files. */
export function createWorkPictures(pool: Pool, files: FileStore, clock: Clock): WorkPictures {
  return keepPictures({
    pool,
    files,
    clock,
    rows: workPictureRows,
    folder: 'work',
    most: mostWorkFiles,
  });
}
