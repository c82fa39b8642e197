import { Trans } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import { Button, notify } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useServerFields } from '../../../forms/server-fields.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { failures } from '../../../problem/failures.ts';
import { useUpdateMe } from '../account.mutations.ts';
import { NameInput } from '../fields/name-input.tsx';

interface NameFormProps {
  readonly me: Me;
}

/** Changes the name that others see. */
export function NameForm({ me }: NameFormProps): ReactNode {
  const rules = useFieldRules();
  const update = useUpdateMe();
  const serverFields = useServerFields();
  const { values, errors, fieldId, set, submit, refuse } = useFormFields({
    initial: { name: me.fullName },
    rules: { name: [rules.required, rules.minLength(2), rules.maxLength(120)] },
    carry: { name: 'name', fields: ['name'] },
    onSubmit: ({ name }) =>
      update.mutate(
        { fullName: name.trim() },
        {
          onSuccess: () => notify.success(<Trans>Your name is saved.</Trans>),
          onError: (error) => refuse(serverFields(error, { name: 'body.fullName' })),
        },
      ),
  });

  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <NameInput
        id={fieldId('name')}
        error={errors.name}
        value={values.name}
        onChange={(name) => set('name', name)}
      />
      <ProblemNotice error={update.error} failed={failures.updateUserFailed} />
      <div>
        <Button type="submit" isLoading={update.isPending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
