import type { ServiceId } from '@osta/reference/service-id';
import type { Pool } from 'pg';

import type { CatalogueEntry } from '../domain/catalogue/catalogue-entry.ts';
import { searchCatalogue } from '../domain/search/search-catalogue.ts';
import { ownSearchWords } from '../domain/search/search-words.ts';
import type { FoundService, SearchServices } from '../domain/search/service-search.ts';
import { readEntries, readRevision } from './entry-words.sql.ts';

/** Returns the services that answer a question, best first, at most `limit`, by the words of this moment. */
export type AskForServices = (
  question: string,
  limit: number,
) => Promise<readonly FoundService<ServiceId>[]>;

/** The index with the changes that it was built with. */
interface Indexed {
  readonly revision: number;
  readonly search: SearchServices<ServiceId>;
}

/**
 * Returns the search over the catalogue, with the words that admins have changed. The index is in memory; each
 * question asks whether it is still right, so a change counts at once, in every process. Building it anew takes
 * some 100 ms: it is first built by the first question.
 */
export function askForServices(pool: Pool): AskForServices {
  let indexed: Indexed | undefined;

  async function build(): Promise<Indexed> {
    const { rows } = await pool.query<{
      readonly version: number;
      readonly state: CatalogueEntry;
    }>(readEntries);
    const changed = new Map(
      rows.flatMap(({ state }) =>
        state.status === 'changed'
          ? [[String(state.entryId), [...state.words.ar, ...state.words.en]] as const]
          : [],
      ),
    );
    return {
      revision: rows.reduce((sum, { version }) => sum + version, 0),
      search: searchCatalogue((id) => changed.get(id) ?? ownSearchWords(id)),
    };
  }

  return async (question, limit) => {
    const { rows } = await pool.query<{ readonly revision: number }>(readRevision);
    const current = indexed?.revision === rows[0]?.revision ? indexed : undefined;
    const { search } = (indexed = current ?? (await build()));
    return search(question, limit);
  };
}
