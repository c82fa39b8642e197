import { Trans, useLingui } from '@lingui/react/macro';
import type { EntryWords } from '@osta/contracts/catalogue/api';
import { Button, notify } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { isProblem } from '../../../api/api-problem.ts';
import { call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import {
  SearchWordsFields,
  useRefusedWords,
  useWordsRule,
} from '../catalogue/search-words-fields.tsx';
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

/** The words of an entry in both languages, with the reason of a change, and the earlier words. */
export function SearchWordsForm({
  entry: { entryId, words, version, original, history },
  onSaved,
  onLeft,
}: SearchWordsFormProps): ReactNode {
  const { t } = useLingui();
  const rules = useFieldRules();
  const command = useCommand<EntryWords>(searchWordsKey(entryId));
  const areWords = useWordsRule();
  const refusedWords = useRefusedWords();

  const save = (body: Words & { readonly reason: string }): void => {
    command.mutate(
      call('PUT /api/services/words/{entryId}', { params: { entryId }, body, ifMatch: version }),
      {
        onSuccess: () => {
          notify.success(<Trans>The search words are saved.</Trans>);
          onSaved();
        },
        onError: (error) => refuse(refusedWords(error, body)),
      },
    );
  };
  const { values, errors, fieldId, set, submit, refuse } = useFormFields<WordsValues>({
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
      <SearchWordsFields
        ids={{ ar: fieldId('ar'), en: fieldId('en') }}
        values={values}
        errors={{ ar: errors.ar, en: errors.en }}
        onChange={set}
      />
      <ReasonField
        id={fieldId('reason')}
        value={values.reason}
        error={errors.reason}
        onChange={(text) => set('reason', text)}
      />
      <ProblemNotice error={isProblem(command.error, 'SEARCH_WORD_EMPTY') ? null : command.error} />
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
