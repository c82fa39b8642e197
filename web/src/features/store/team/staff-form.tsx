import { Trans, useLingui } from '@lingui/react/macro';
import type { StoreMembers, StoreReceipt } from '@osta/contracts/store/api';
import { Button, FormField, Heading, notify, Select } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { BothLanguagesFields } from '../../../forms/both-languages-fields.tsx';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useServerFields } from '../../../forms/server-fields.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { storesKey } from '../../../stores/stores.queries.ts';

type Title = StoreMembers['staff'][number]['title'];

interface StaffFormProps {
  readonly storeId: string;
  /** Who can be chosen. */
  readonly members: readonly { readonly id: string; readonly fullName: string }[];
  /** The words of somebody who is staff already; absent: somebody is asked. */
  readonly title?: Title | undefined;
  readonly onDone?: () => void;
}

interface StaffValues {
  readonly member: string;
  readonly title: Title;
}

/** As many letters as the service accepts. */
const longestTitle = 60;

/** Asks a member to be shown as staff, or changes the words beside one. */
export function StaffForm({ storeId, members, title, onDone }: StaffFormProps): ReactNode {
  const { t } = useLingui();
  const { maxLength } = useFieldRules();
  const serverFields = useServerFields();
  const name = useCommand<StoreReceipt>(storesKey);
  const isNew = title === undefined;
  const form = useFormFields<StaffValues>({
    initial: { member: members[0]?.id ?? '', title: title ?? { ar: '', en: '' } },
    rules: {
      title: [
        ({ ar, en }) =>
          ar.trim().length > 1 || en.trim().length > 1 || t`Enter it in one language at least.`,
        ({ ar }) => maxLength(longestTitle)(ar),
        ({ en }) => maxLength(longestTitle)(en),
      ],
    },
    onSubmit: ({ member, title: words }) =>
      name.mutate(
        call('PUT /api/stores/{storeId}/staff/{memberId}', {
          params: { storeId, memberId: member },
          body: { title: { ar: words.ar.trim(), en: words.en.trim() } },
        }),
        {
          onSuccess: () => {
            notify.success(
              isNew ? (
                <Trans>We asked them. They are shown once they agree.</Trans>
              ) : (
                <Trans>The words are changed.</Trans>
              ),
            );
            onDone?.();
          },
          onError: (error) => form.refuse(serverFields(error, { title: 'body.title' })),
        },
      ),
  });
  const { values, errors, fieldId, set, submit } = form;
  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <Heading as="h3" size="small">
        {isNew ? <Trans>Show a member as staff</Trans> : <Trans>The words beside the name</Trans>}
      </Heading>
      {isNew && (
        <FormField id={fieldId('member')} label={<Trans>Member</Trans>}>
          <Select
            value={values.member}
            onChange={(event) => set('member', event.target.value)}
            options={members.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          />
        </FormField>
      )}
      <div className="web-field-pair">
        <BothLanguagesFields
          arabic={{
            id: fieldId('title'),
            label: <Trans>What they do, in Arabic</Trans>,
            error: errors.title,
          }}
          english={{ label: <Trans>What they do, in English</Trans>, isOptional: true }}
          maxLength={longestTitle}
          value={values.title}
          onChange={(texts) => set('title', texts)}
        />
      </div>
      <ProblemNotice error={name.error} />
      <div className="web-actions">
        <Button type="submit" isLoading={name.isPending}>
          {isNew ? <Trans>Ask them</Trans> : <Trans>Save</Trans>}
        </Button>
        {onDone !== undefined && (
          <Button variant="ghost" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
