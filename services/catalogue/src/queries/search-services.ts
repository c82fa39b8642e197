import type { ServiceId } from '@osta/reference/service-id';

import { searchCatalogue } from '../domain/search/search-catalogue.ts';
import type { FoundServices, SearchServices } from '../domain/search/service-search.ts';
import type { CurrentCatalogue, ReadCatalogue } from './current-catalogue.ts';

interface Answer extends FoundServices<ServiceId> {
  /** By whose words they were found. */
  readonly catalogue: CurrentCatalogue;
}

/** Returns the services that answer a question, at most `limit`, by the words of this moment. */
export type AskForServices = (question: string, limit: number) => Promise<Answer>;

/** The index with the catalogue that it was built from. */
interface Indexed {
  readonly catalogue: CurrentCatalogue;
  readonly search: SearchServices<ServiceId>;
}

/**
 * Returns the search over the catalogue, with the names and words that admins have changed and without hidden
 * services. The index is in memory; each question asks whether it is still right, so a change counts at once, in
 * every process. Building it anew takes some 100 ms: it is first built by the first question.
 */
export function askForServices(read: ReadCatalogue): AskForServices {
  let indexed: Indexed | undefined;

  return async (question, limit) => {
    const catalogue = await read();
    const current = indexed?.catalogue === catalogue ? indexed : undefined;
    const { search } = (indexed = current ?? { catalogue, search: searchCatalogue(catalogue) });
    return { ...search(question, limit), catalogue };
  };
}
