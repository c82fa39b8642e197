import { ChangeSearchWordsRequest, EntryWords } from '@osta/contracts/catalogue/api';
import type { CatalogueRefusal } from '@osta/contracts/catalogue/refusals';
import { CatalogueEntryId } from '@osta/contracts/catalogue/search-words';
import { defineCommand } from '@osta/platform/http/define-command';
import { problemRows } from '@osta/platform/http/problem-rows';
import { z } from 'zod';

import { changeSearchWords } from '../domain/catalogue/change-search-words.ts';
import type { FindEntryWords } from '../queries/entry-words.ts';
import type { CatalogueAggregate } from './catalogue-aggregate.ts';

const rows = problemRows<CatalogueRefusal['code']>({
  SEARCH_WORD_EMPTY: { status: 422, title: 'The search ignores this text' },
});

/** Declares the command of `/api/services/words`. */
export function catalogueCommands(entries: CatalogueAggregate, findEntryWords: FindEntryWords) {
  return {
    changeSearchWords: defineCommand(entries, {
      name: 'changeSearchWords',
      summary: 'Replace the search words of a trade or service (admins)',
      method: 'put',
      path: '/api/services/words/{entryId}',
      access: 'admin',
      params: z.strictObject({ entryId: CatalogueEntryId }),
      body: ChangeSearchWordsRequest,
      ifMatch: true,
      decide: changeSearchWords,
      problems: rows('SEARCH_WORD_EMPTY'),
      answer: EntryWords,
      respond: async (_done, { params: { entryId } }) => {
        const body = await findEntryWords(entryId);
        return { body, etag: body.version };
      },
    }),
  };
}
