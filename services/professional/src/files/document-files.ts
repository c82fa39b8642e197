import type { UserId } from '@osta/contracts/ids';
import type { Clock } from '@osta/platform/clock';
import type { FileStore } from '@osta/platform/files/file-store';
import type { Pool } from 'pg';
import { v7 as uuidV7 } from 'uuid';

import { addFile, dropFile, filesOf, isFileOf } from './document-files.sql.ts';

export const documentType = 'image/webp';

/** Files that one person may keep: documents of many years. */
export const mostFiles = 30;

/** The pictures of legal documents. They are private: only routes that check the reader read them. */
export interface DocumentFiles {
  /** @returns its id; null if the person keeps as many files as they may */
  add(applicantId: UserId, webp: Uint8Array): Promise<string | null>;
  isOf(applicantId: UserId, fileId: string): Promise<boolean>;
  /** @returns null if there is none, or it belongs to somebody else */
  find(applicantId: UserId, fileId: string): Promise<Uint8Array | null>;
  /** Idempotent. */
  delete(fileId: string): Promise<void>;
  /** Deletes all files of a person. Idempotent. */
  deleteAllOf(applicantId: string): Promise<void>;
}

export function createDocumentFiles(pool: Pool, files: FileStore, clock: Clock): DocumentFiles {
  async function isOf(applicantId: UserId, fileId: string): Promise<boolean> {
    const { rowCount } = await pool.query(isFileOf, [fileId, applicantId]);
    return rowCount === 1;
  }

  async function drop(fileId: string): Promise<void> {
    await files.delete(nameOf(fileId));
    await pool.query(dropFile, [fileId]);
  }

  return {
    isOf,
    delete: drop,

    async add(applicantId, webp) {
      const id = uuidV7();
      // The row first: nothing could find a file without a row
      const { rowCount } = await pool.query(addFile, [id, applicantId, clock.now(), mostFiles]);
      if (rowCount === 0) return null;
      await files.put(nameOf(id), webp, documentType);
      return id;
    },

    async find(applicantId, fileId) {
      return (await isOf(applicantId, fileId)) ? files.get(nameOf(fileId)) : null;
    },

    async deleteAllOf(applicantId) {
      const { rows } = await pool.query<{ readonly id: string }>(filesOf, [applicantId]);
      for (const { id } of rows) await drop(id);
    },
  };
}

function nameOf(id: string): string {
  return `documents/${id}.webp`;
}
