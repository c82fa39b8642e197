import { Trans, useLingui } from '@lingui/react/macro';
import type { EntryWords } from '@osta/contracts/catalogue/api';
import { FormField, TagInput } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { isProblem } from '../../../api/api-problem.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { isName } from './is-name.ts';

/** The words that find an entry, as a form has them. */
type Words = { readonly [Language in keyof EntryWords['words']]: readonly string[] };

type ByLanguage<Value> = { readonly [Language in keyof Words]: Value };

/** The most words of one language, and the longest word, as the service accepts them. */
const mostWords = 80;
const longestWord = 60;

/** Returns the rule of the words of one language, with its sentence in the language of the page. */
export function useWordsRule(): (words: readonly string[]) => true | string {
  const { t } = useLingui();
  return (words) =>
    words.every(isName) || t`Each needs two characters or more, one of them a letter.`;
}

/**
 * Returns a function that says, at the language that has it, which word the search would leave out altogether. Empty
 * when the failure is about something else.
 */
export function useRefusedWords(): (
  error: unknown,
  words: Words,
) => { readonly [Language in keyof Words]?: string } {
  const problemText = useProblemText();
  return (error, { ar }) => {
    if (!isProblem(error, 'SEARCH_WORD_EMPTY')) return {};
    const { word } = error.facts;
    return { [ar.some((each) => each === word) ? 'ar' : 'en']: problemText(error) };
  };
}

interface SearchWordsFieldsProps {
  readonly ids: ByLanguage<string>;
  readonly values: Words;
  readonly errors: ByLanguage<string | undefined>;
  readonly onChange: (language: keyof Words, words: readonly string[]) => void;
}

/** The words of both languages that find a trade or a service, beside its names. */
export function SearchWordsFields({
  ids,
  values,
  errors,
  onChange,
}: SearchWordsFieldsProps): ReactNode {
  return (
    <>
      <FormField
        id={ids.ar}
        label={<Trans>Search words in Arabic</Trans>}
        hint={<Trans>Enter or a comma adds a word or a few words.</Trans>}
        error={errors.ar}
      >
        <TagInput
          value={values.ar}
          onChange={(words) => onChange('ar', words)}
          maxTags={mostWords}
          maxLength={longestWord}
        />
      </FormField>
      <FormField id={ids.en} label={<Trans>Search words in English</Trans>} error={errors.en}>
        <TagInput
          value={values.en}
          onChange={(words) => onChange('en', words)}
          maxTags={mostWords}
          maxLength={longestWord}
        />
      </FormField>
    </>
  );
}
