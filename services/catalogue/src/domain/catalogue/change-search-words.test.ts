import { CatalogueEntryId } from '@osta/contracts/catalogue/search-words';
import type { SearchWordsChanged } from '@osta/contracts/catalogue/search-words-changed';
import { Instant } from '@osta/contracts/instant';
import { given } from '@osta/platform/testing/given';
import { describe, it } from 'vitest';

import { catalogueEntry } from './catalogue-entry.ts';
import { changeSearchWords } from './change-search-words.ts';
import { originalSearchWords } from './search-words.ts';

const context = {
  actor: 'system',
  now: Instant.parse('2026-03-01T07:30:00.000Z'),
  newId: () => '01980000-0000-7000-8000-0000000000d1',
} as const;
const entryId = CatalogueEntryId.parse('plumbing.leak');
const reason = 'What people in Sabha say';

function changed(ar: string[], en: string[]): SearchWordsChanged {
  const data = { entryId, words: { ar, en }, reason };
  return { type: 'osta.catalogue.search-words-changed', data };
}

describe('the words of a catalogue entry', () => {
  it('are recorded all together, each once', () => {
    given(catalogueEntry)
      .when(
        changeSearchWords,
        { entryId, ar: ['تسريب', 'نشع', 'تسريب'], en: ['leak'], reason },
        context,
      )
      .emits(changed(['تسريب', 'نشع'], ['leak']));
  });

  it('are recorded only when they differ', () => {
    const { ar, en } = originalSearchWords(entryId);
    const original = { entryId, ar: [...ar], en: [...en], reason };
    given(catalogueEntry).when(changeSearchWords, original, context).changesNothing();
    given(catalogueEntry, changed(['نشع'], []))
      .when(changeSearchWords, { entryId, ar: ['نشع'], en: [], reason }, context)
      .changesNothing();
    // Back to those of the release
    given(catalogueEntry, changed(['نشع'], []))
      .when(changeSearchWords, original, context)
      .emits(changed([...ar], [...en]));
  });

  it('mean something to the search', () => {
    given(catalogueEntry)
      .when(changeSearchWords, { entryId, ar: ['في'], en: [], reason }, context)
      .refuses({ code: 'SEARCH_WORD_EMPTY', word: 'في' });
    given(catalogueEntry)
      .when(changeSearchWords, { entryId, ar: [], en: ['i need the'], reason }, context)
      .refuses({ code: 'SEARCH_WORD_EMPTY', word: 'i need the' });
  });
});
