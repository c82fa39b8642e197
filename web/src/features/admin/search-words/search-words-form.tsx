import { Trans, useLingui } from '@lingui/react/macro';
import type { EntryWords } from '@osta/contracts/catalogue/api';
import { Button, FormField, notify, TagInput } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { ReasonField } from '../reason-field.tsx';
import { SearchWordsHistory } from './search-words-history.tsx';
import { searchWordsKey } from './search-words.queries.ts';

interface SearchWordsFormProps {
  readonly entry: EntryWords;
  /** Called when the words are saved and read anew. */
  readonly onSaved: () => void;
  readonly onLeft: () => void;
}

type Words = EntryWords['words'];

interface WordsValues {
  readonly ar: readonly string[];
  readonly en: readonly string[];
  readonly reason: string;
}

/** The most words of one language, and the longest word, as the service accepts them. */
const mostWords = 80;
const longestWord = 60;

function isWord(text: string): boolean {
  return text.trim().length > 1 && /\p{L}/u.test(text);
}

/** The words of an entry in both languages, with the reason of a change, and the earlier words. */
export function SearchWordsForm({
  entry: { entryId, words, version, original, history },
  onSaved,
  onLeft,
}: SearchWordsFormProps): ReactNode {
  const { t } = useLingui();
  const rules = useFieldRules();
  const command = useCommand<EntryWords>(searchWordsKey(entryId));
  const areWords = (all: readonly string[]): true | string =>
    all.every(isWord) || t`Each needs two characters or more, one of them a letter.`;

  const save = (body: Words & { readonly reason: string }): void => {
    command.mutate(
      call('PUT /api/services/words/{entryId}', { params: { entryId }, body, ifMatch: version }),
      {
        onSuccess: () => {
          notify.success(<Trans>The search words are saved.</Trans>);
          onSaved();
        },
      },
    );
  };
  const { values, errors, fieldId, set, submit } = useFormFields<WordsValues>({
    initial: () => ({ ...words, reason: '' }),
    rules: {
      ar: [areWords],
      en: [areWords],
      reason: [rules.required, (reason) => reason.trim().length > 2 || t`Say in a few words why.`],
    },
    onSubmit: ({ ar, en, reason }) => save({ ar: [...ar], en: [...en], reason: reason.trim() }),
  });

  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <FormField
        id={fieldId('ar')}
        label={<Trans>In Arabic</Trans>}
        hint={<Trans>Enter or a comma adds a word or a few words.</Trans>}
        error={errors.ar}
      >
        <TagInput
          value={values.ar}
          onChange={(tags) => set('ar', tags)}
          maxTags={mostWords}
          maxLength={longestWord}
        />
      </FormField>
      <FormField id={fieldId('en')} label={<Trans>In English</Trans>} error={errors.en}>
        <TagInput
          value={values.en}
          onChange={(tags) => set('en', tags)}
          maxTags={mostWords}
          maxLength={longestWord}
        />
      </FormField>
      <ReasonField
        id={fieldId('reason')}
        value={values.reason}
        error={errors.reason}
        onChange={(text) => set('reason', text)}
      />
      <ProblemNotice error={command.error} />
      <div className="web-actions">
        <Button type="submit" isLoading={command.isPending}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="ghost" onClick={onLeft}>
          <Trans>Close</Trans>
        </Button>
      </div>
      <SearchWordsHistory
        history={history}
        original={original}
        isSaving={command.isPending}
        onBringBack={(earlier, reason) => save({ ...earlier, reason })}
      />
    </form>
  );
}
