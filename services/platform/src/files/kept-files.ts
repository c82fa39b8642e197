import type { Pool } from 'pg';
import { v7 as uuidV7 } from 'uuid';

import type { Clock } from '../clock.ts';
import type { FileStore } from './file-store.ts';
import { fileStatements, type FileTable } from './kept-files.sql.ts';

/** One stored form of an upload. */
export interface KeptForm<File extends string> {
  /** The last part of its name: `960.avif`. */
  readonly file: File;
  readonly bytes: Uint8Array;
  /** Its media type. */
  readonly type: string;
}

/** What somebody has uploaded, in one form or several. */
export interface KeptFiles<OwnerId extends string, File extends string> {
  /** @returns its id; null if the owner keeps as many as they may */
  add(owner: OwnerId, made: readonly KeptForm<File>[]): Promise<string | null>;
  /** Whether all of these were uploaded for this owner. */
  areOf(owner: OwnerId, ids: readonly string[]): Promise<boolean>;
  /** @returns null if there is none, or it belongs to another owner */
  find(owner: OwnerId, id: string, file: File): Promise<Uint8Array | null>;
  /** Deletes the uploads of an owner that came until a moment: all, or those that are not in use. */
  clear(owner: string, which: 'all' | 'unused', until: Date): Promise<void>;
}

/** Where files are kept. */
export interface FileKeeper {
  readonly pool: Pool;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly rows: FileTable;
  /** Of the names of the files: `stores`. */
  readonly folder: string;
  /** How many uploads an owner keeps. */
  readonly most: number;
}

/** Returns the uploads of a service in a store of files. Every one has a row, so that none is left behind. */
export function keepFiles<OwnerId extends string, File extends string>(
  { pool, files, clock, rows: table, folder, most }: FileKeeper,
  /** All forms that there can be. */
  forms: readonly File[],
): KeptFiles<OwnerId, File> {
  const statements = fileStatements(table);
  /** `960.avif` → `stores/0198…-960.avif` */
  const nameOf = (id: string, file: File): string => `${folder}/${id}-${file}`;

  return {
    async add(owner, made) {
      const id = uuidV7();
      // The row first: nothing could find a file without a row
      const { rowCount } = await pool.query(statements.add, [id, owner, clock.now(), most]);
      if (rowCount === 0) return null;
      for (const { file, bytes, type } of made) await files.put(nameOf(id, file), bytes, type);
      return id;
    },

    async areOf(owner, ids) {
      if (ids.length === 0) return true;
      const { rows } = await pool.query<{ readonly count: number }>(statements.countOf, [
        ids,
        owner,
      ]);
      return rows[0]?.count === new Set(ids).size;
    },

    async find(owner, id, file) {
      const { rowCount } = await pool.query(statements.isOf, [id, owner]);
      return rowCount === 1 ? files.get(nameOf(id, file)) : null;
    },

    async clear(owner, which, until) {
      const { rows } = await pool.query<{ readonly id: string }>(statements.unused, [
        owner,
        until,
        which === 'all',
      ]);
      for (const { id } of rows) {
        for (const file of forms) await files.delete(nameOf(id, file));
        await pool.query(statements.drop, [id]);
      }
    },
  };
}
