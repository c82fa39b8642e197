import type { UserId } from '@osta/contracts/ids';
import { photoFiles, type PhotoFile } from '@osta/contracts/request/photo-forms';
import type { Clock } from '@osta/platform/clock';
import type { FileStore } from '@osta/platform/files/file-store';
import { keepFiles, type KeptFiles } from '@osta/platform/files/kept-files';
import type { Pool } from 'pg';

import { photoRows } from './request-photos.sql.ts';

/** How many photos of a customer wait for their request: those of a form or two, and some that were removed. */
export const mostWaitingPhotos = 20;

/** The photos of requests. They are private: only a route that checks the reader reads them. */
export type RequestPhotos = KeptFiles<UserId, PhotoFile>;

/** Returns the photos of requests in a store of files. */
export function createRequestPhotos(pool: Pool, files: FileStore, clock: Clock): RequestPhotos {
  return keepFiles(
    { pool, files, clock, rows: photoRows, folder: 'photos', most: mostWaitingPhotos },
    photoFiles,
  );
}
