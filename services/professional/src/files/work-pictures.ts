import type { UserId } from '@osta/contracts/ids';
import { mostServicePhotos } from '@osta/contracts/offering/most-service-photos';
import { mostWorkPictures } from '@osta/contracts/professional/work-pictures';
import type { Clock } from '@osta/platform/clock';
import type { FileStore } from '@osta/platform/files/file-store';
import { keepPictures, type KeptPictures } from '@osta/platform/files/kept-pictures';
import type { Pool } from 'pg';

import { offeringLimit } from '../domain/offering/draft-service.ts';
import { workPictureRows } from './work-pictures.sql.ts';

/** Those that wait to be saved, and those that were replaced today. */
const spare = 18;

/** How many files a professional keeps: all that a profile and its services show, and those that replace them. */
export const mostWorkFiles = mostWorkPictures + offeringLimit * mostServicePhotos + spare;

/** The pictures of professionals' work, and of what they offer. */
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
