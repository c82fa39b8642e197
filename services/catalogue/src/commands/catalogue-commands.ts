import { catalogueOperations } from '@osta/contracts/catalogue/operations';
import type { CatalogueRefusal } from '@osta/contracts/catalogue/refusals';
import { commandsOf } from '@osta/platform/http/commands-of';
import type { ProblemRows } from '@osta/platform/http/route';

import { changeSearchWords } from '../domain/catalogue/change-search-words.ts';
import type { FindEntryWords } from '../queries/entry-words.ts';
import type { CatalogueAggregate } from './catalogue-aggregate.ts';

const problems: ProblemRows<CatalogueRefusal['code']> = {
  SEARCH_WORD_EMPTY: { status: 422, title: 'The search ignores this text' },
};

/** Declares the command of `/api/services/words`. */
export function catalogueCommands(entries: CatalogueAggregate, findEntryWords: FindEntryWords) {
  const command = commandsOf(entries, problems);

  return {
    changeSearchWords: command(catalogueOperations.changeSearchWords, {
      access: 'admin',
      decide: changeSearchWords,
      respond: async (_done, { params: { entryId } }) => {
        const body = await findEntryWords(entryId);
        return { body, etag: body.version };
      },
    }),
  };
}
