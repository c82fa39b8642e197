import { Trans, useLingui } from '@lingui/react/macro';
import type { CatalogueTree } from '@osta/contracts/catalogue/api';
import { Checkbox, notify } from '@osta/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';

import { isProblem } from '../../../api/api-problem.ts';
import { call } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { useCommand } from '../../../api/use-command.ts';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useServerFields } from '../../../forms/server-fields.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { useVersionedSave } from '../../../forms/use-versioned-save.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { FormEnd } from '../form-end.tsx';
import { ReasonField } from '../reason-field.tsx';
import { catalogueKey, catalogueTreeQuery } from './catalogue-tree.queries.ts';
import { EntryConflict } from './entry-conflict.tsx';
import { partOf, type EntryPart } from './entry-part.ts';
import { IconField } from './icon-field.tsx';
import { isName } from './is-name.ts';
import { NameFields } from './name-fields.tsx';
import { entryIn, type TreeEntry } from './tree-entry.ts';

interface EntryFormProps {
  readonly entry: TreeEntry;
  /** Called when it is saved, or when the admin closes it. */
  readonly onLeft: () => void;
}

interface EntryValues extends EntryPart {
  readonly reason: string;
}

/** The service's names of the fields. */
const serviceNames = {
  ar: 'body.name.ar',
  en: 'body.name.en',
  isHidden: 'body.isHidden',
  reason: 'body.reason',
};

/** The names of a trade or a service, the icon of a trade, and whether it is shown. */
export function EntryForm({ entry, onLeft }: EntryFormProps): ReactNode {
  const { t } = useLingui();
  const rules = useFieldRules();
  const serverFields = useServerFields();
  const problemText = useProblemText();
  const api = useApi();
  const queryClient = useQueryClient();
  const command = useCommand<CatalogueTree>(catalogueKey);
  const reason = useRef('');
  const isTrade = 'icon' in entry;

  const { conflict, save, takeSaved } = useVersionedSave<EntryPart, CatalogueTree>({
    newest: partOf(entry),
    readAgain: async () => {
      const now = await queryClient.query({ ...catalogueTreeQuery(api), staleTime: 0 });
      return partOf(entryIn(now, entry.id) ?? entry);
    },
    send: ({ ar, en, icon, isHidden }, version, callbacks) => {
      const shared = { name: { ar, en }, reason: reason.current };
      command.mutate(
        'icon' in entry && icon !== ''
          ? call('PUT /api/services/trades/{entryId}', {
              params: { entryId: entry.id },
              body: { ...shared, icon, isHidden },
              ifMatch: version,
            })
          : call('PUT /api/services/services/{entryId}', {
              params: { entryId: entry.id },
              body: { ...shared, isHidden },
              ifMatch: version,
            }),
        callbacks,
      );
    },
    onSaved: () => {
      notify.success(<Trans>The change is saved.</Trans>);
      onLeft();
    },
    onRefused: (error) => refuse(refusedFields(error)),
  });

  const { values, errors, fieldId, set, setAll, submit, refuse } = useFormFields<EntryValues>({
    initial: () => ({ ...partOf(entry).part, reason: '' }),
    rules: {
      ar: [rules.required, isRightName],
      en: [rules.required, isRightName],
      reason: [rules.required, (text) => text.trim().length > 2 || t`Say in a few words why.`],
    },
    onSubmit: ({ ar, en, icon, isHidden, reason: why }) => {
      reason.current = why.trim();
      save({ ar: ar.trim(), en: en.trim(), icon, isHidden });
    },
  });

  function isRightName(text: string): true | string {
    return isName(text) || t`Each needs two characters or more, one of them a letter.`;
  }

  function refusedFields(error: Error): { readonly [Name in keyof typeof serviceNames]?: string } {
    if (isProblem(error, 'LAST_SERVICE_OF_TRADE')) return { isHidden: problemText(error) };
    if (!isProblem(error, 'ENTRY_NAME_TAKEN')) return serverFields(error, serviceNames);
    const language = error.facts['language'] === 'en' ? 'en' : 'ar';
    return { [language]: problemText(error) };
  }

  function take(): void {
    if (conflict === null) return;
    setAll({ ...conflict.saved.part, reason: values.reason });
    takeSaved();
    command.reset();
  }

  const { ar, en, icon, isHidden } = values;
  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <NameFields values={values} errors={errors} fieldId={fieldId} onChange={set} />
      {isTrade && (
        <IconField id={fieldId('icon')} value={icon} onChange={(chosen) => set('icon', chosen)} />
      )}
      <Checkbox
        id={fieldId('isHidden')}
        label={<Trans>Shown to customers</Trans>}
        hint={
          isTrade ? (
            <Trans>
              A hidden trade and its services are neither listed nor found, and nobody new can
              choose them. Requests, bookings, offers and pages that exist keep them and their
              names.
            </Trans>
          ) : (
            <Trans>
              A hidden service is neither listed nor found, and nobody new can offer it. Requests,
              bookings and offers that exist keep it and its name.
            </Trans>
          )
        }
        error={errors.isHidden}
        checked={!isHidden}
        onChange={(event) => set('isHidden', !event.target.checked)}
      />
      <ReasonField
        id={fieldId('reason')}
        value={values.reason}
        error={errors.reason}
        onChange={(text) => set('reason', text)}
      />
      {conflict === null ? (
        <FormEnd
          command={command}
          refusedFields={refusedFields}
          submit={<Trans>Save</Trans>}
          onLeft={onLeft}
        />
      ) : (
        <EntryConflict
          mine={{ ar: ar.trim(), en: en.trim(), icon, isHidden }}
          saved={conflict.saved.part}
          isSaving={command.isPending}
          error={command.error}
          onTake={take}
        />
      )}
    </form>
  );
}
