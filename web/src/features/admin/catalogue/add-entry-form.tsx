import { Trans, useLingui } from '@lingui/react/macro';
import type { CatalogueTree } from '@osta/contracts/catalogue/api';
import { FormField, notify, TextField } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { isProblem } from '../../../api/api-problem.ts';
import { call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useServerFields } from '../../../forms/server-fields.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { FormEnd } from '../form-end.tsx';
import { ReasonField } from '../reason-field.tsx';
import { catalogueKey } from './catalogue-tree.queries.ts';
import { idPartOf, isIdPart, longestPart } from './entry-id.ts';
import { IconField } from './icon-field.tsx';
import { isName } from './is-name.ts';
import { NameFields } from './name-fields.tsx';
import { SearchWordsFields, useRefusedWords, useWordsRule } from './search-words-fields.tsx';

interface AddEntryFormProps {
  /** The trade that gets a service; `null`: a trade is added. */
  readonly tradeId: string | null;
  /** Called when it is added, or when the admin closes it. */
  readonly onLeft: () => void;
}

interface AddedValues {
  readonly ar: string;
  readonly en: string;
  /** Of a service: the part behind its trade. */
  readonly id: string;
  readonly icon: string;
  readonly arWords: readonly string[];
  readonly enWords: readonly string[];
  readonly reason: string;
}

/** The service's names of the fields. */
const serviceNames = {
  ar: 'body.name.ar',
  en: 'body.name.en',
  id: 'body.entryId',
  arWords: 'body.words.ar',
  enWords: 'body.words.en',
  reason: 'body.reason',
};

/** The names of a trade or a service that is added, its id, the icon of a trade, and the words that find it. */
export function AddEntryForm({ tradeId, onLeft }: AddEntryFormProps): ReactNode {
  const { t } = useLingui();
  const rules = useFieldRules();
  const serverFields = useServerFields();
  const problemText = useProblemText();
  const areWords = useWordsRule();
  const refusedWords = useRefusedWords();
  const command = useCommand<CatalogueTree>(catalogueKey);
  const kind = tradeId === null ? 'trade' : 'service';

  const { values, errors, fieldId, set, setAll, submit, refuse } = useFormFields<AddedValues>({
    initial: { ar: '', en: '', id: '', icon: 'plumbing', arWords: [], enWords: [], reason: '' },
    rules: {
      ar: [rules.required, isRightName],
      en: [rules.required, isRightName],
      id: [
        rules.required,
        (id) => isIdPart(id, kind) || t`Use small Latin letters and digits, with hyphens between.`,
      ],
      arWords: [areWords],
      enWords: [areWords],
      reason: [rules.required, (text) => text.trim().length > 2 || t`Say in a few words why.`],
    },
    onSubmit: ({ ar, en, id, icon, arWords, enWords, reason }) => {
      const shared = {
        name: { ar: ar.trim(), en: en.trim() },
        words: { ar: [...arWords], en: [...enWords] },
        reason: reason.trim(),
      };
      command.mutate(
        tradeId === null
          ? call('POST /api/services/trades', { body: { ...shared, entryId: id, icon } })
          : call('POST /api/services/services', {
              body: { ...shared, entryId: `${tradeId}.${id}` },
            }),
        {
          onSuccess: () => {
            notify.success(
              tradeId === null ? (
                <Trans>The trade is added. Add a service to show it.</Trans>
              ) : (
                <Trans>The service is added.</Trans>
              ),
            );
            onLeft();
          },
          onError: (error) => refuse(refusedFields(error)),
        },
      );
    },
  });

  function isRightName(text: string): true | string {
    return isName(text) || t`Each needs two characters or more, one of them a letter.`;
  }

  function refusedFields(error: Error): { readonly [Name in keyof typeof serviceNames]?: string } {
    if (isProblem(error, 'ENTRY_EXISTS')) return { id: problemText(error) };
    const { ar: arWords, en: enWords } = refusedWords(error, {
      ar: values.arWords,
      en: values.enWords,
    });
    if (arWords !== undefined) return { arWords };
    if (enWords !== undefined) return { enWords };
    if (!isProblem(error, 'ENTRY_NAME_TAKEN')) return serverFields(error, serviceNames);
    const language = error.facts['language'] === 'en' ? 'en' : 'ar';
    return { [language]: problemText(error) };
  }

  function rename(language: 'ar' | 'en', name: string): void {
    setAll((before) => {
      // The id follows the English name until somebody writes another one
      const follows = language === 'en' && before.id === idPartOf(before.en);
      return { ...before, [language]: name, ...(follows && { id: idPartOf(name) }) };
    });
  }

  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <NameFields values={values} errors={errors} fieldId={fieldId} onChange={rename} />
      <FormField
        id={fieldId('id')}
        label={<Trans>Id</Trans>}
        hint={<Trans>It stays for ever, in addresses too, whatever the name becomes.</Trans>}
        error={errors.id}
        required
      >
        {/* The trade stands before its part of the id in Arabic, too */}
        <div dir="ltr">
          <TextField
            autoComplete="off"
            maxLength={longestPart}
            {...(tradeId !== null && { slotStart: `${tradeId}.` })}
            value={values.id}
            onChange={(event) => set('id', event.target.value)}
          />
        </div>
      </FormField>
      {tradeId === null && (
        <IconField
          id={fieldId('icon')}
          value={values.icon}
          onChange={(icon) => set('icon', icon)}
        />
      )}
      <SearchWordsFields
        ids={{ ar: fieldId('arWords'), en: fieldId('enWords') }}
        values={{ ar: values.arWords, en: values.enWords }}
        errors={{ ar: errors.arWords, en: errors.enWords }}
        onChange={(language, words) => set(language === 'ar' ? 'arWords' : 'enWords', words)}
      />
      <ReasonField
        id={fieldId('reason')}
        value={values.reason}
        error={errors.reason}
        onChange={(text) => set('reason', text)}
      />
      <FormEnd
        command={command}
        refusedFields={refusedFields}
        submit={<Trans>Add</Trans>}
        onLeft={onLeft}
      />
    </form>
  );
}
