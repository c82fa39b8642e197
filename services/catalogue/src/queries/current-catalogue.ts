import type { CatalogueTree } from '@osta/contracts/catalogue/api';
import type { Pool } from 'pg';

import type { CatalogueEntry } from '../domain/catalogue/catalogue-entry.ts';
import {
  effectiveTree,
  type CatalogueChanges,
  type ChangedEntry,
} from '../domain/catalogue/effective-tree.ts';
import { ownSearchWords } from '../domain/catalogue/search-words.ts';
import { readEntries, readRevision } from './entry-words.sql.ts';

/** The catalogue of a moment. It never changes: after a change there is another one. */
export interface CurrentCatalogue {
  readonly tree: CatalogueTree;
  /** Returns the words that find a trade or a service besides its names. */
  readonly wordsOf: (id: string) => readonly string[];
}

/** Returns the catalogue as it is now: the same object until it changes. */
export type ReadCatalogue = () => Promise<CurrentCatalogue>;

interface Row {
  readonly version: number;
  readonly state: CatalogueEntry;
}

/**
 * Returns the catalogue with what admins have changed. It is in memory; each call asks whether it is still right, so
 * a change counts at once, in every process.
 */
export function readCatalogue(pool: Pool): ReadCatalogue {
  let known: { readonly revision: number; readonly catalogue: CurrentCatalogue } | undefined;

  return async () => {
    const { rows } = await pool.query<{ readonly revision: number }>(readRevision);
    if (known && known.revision === rows[0]?.revision) return known.catalogue;
    const entries = await pool.query<Row>(readEntries);
    const revision = entries.rows.reduce((sum, { version }) => sum + version, 0);
    known = { revision, catalogue: catalogueOf(entries.rows) };
    return known.catalogue;
  };
}

function catalogueOf(rows: readonly Row[]): CurrentCatalogue {
  const changes: CatalogueChanges = new Map(
    rows.flatMap(({ version, state }): (readonly [string, ChangedEntry])[] =>
      state.status === 'changed' ? [[state.entryId, { ...state, version }]] : [],
    ),
  );
  return {
    tree: effectiveTree(changes),
    wordsOf(id) {
      const words = changes.get(id)?.words;
      return words ? [...words.ar, ...words.en] : ownSearchWords(id);
    },
  };
}
