import { Trans } from '@lingui/react/macro';
import { Button, FormField, Ltr, notify, OneTimeCodeField } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { useCarried } from '../../../carried/use-carried.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useServerFields } from '../../../forms/server-fields.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { useConfirmEmailChange, useRequestEmailChange } from '../account.mutations.ts';
import { EmailInput } from '../fields/email-input.tsx';
import { codeLength } from '../fields/password-rules.ts';

interface EmailChangeFormProps {
  readonly onDone: () => void;
}

/** Changes the email address: a code to each of the two proves that the person owns both. */
export function EmailChangeForm({ onDone }: EmailChangeFormProps): ReactNode {
  const [newEmail, setNewEmail] = useCarried('email-sent-to', null);
  return newEmail === null ? (
    <NewAddressStep onSent={setNewEmail} />
  ) : (
    <BothCodesStep
      newEmail={newEmail}
      onDone={() => {
        setNewEmail(null);
        onDone();
      }}
      onOther={() => setNewEmail(null)}
    />
  );
}

interface NewAddressStepProps {
  readonly onSent: (newEmail: string) => void;
}

function NewAddressStep({ onSent }: NewAddressStepProps): ReactNode {
  const rules = useFieldRules();
  const serverFields = useServerFields();
  const request = useRequestEmailChange();
  const { values, errors, fieldId, set, submit, refuse } = useFormFields({
    initial: { email: '' },
    rules: { email: [rules.required, rules.email] },
    carry: { name: 'new-email', fields: ['email'] },
    onSubmit: ({ email }) =>
      request.mutate(
        { newEmail: email.trim() },
        {
          onSuccess: () => onSent(email.trim()),
          onError: (error) => refuse(serverFields(error, { email: 'body.newEmail' })),
        },
      ),
  });
  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <EmailInput
        id={fieldId('email')}
        label={<Trans>New email</Trans>}
        hint={<Trans>We’ll send one code there and another to your current address.</Trans>}
        error={errors.email}
        autoComplete="email"
        value={values.email}
        onChange={(email) => set('email', email)}
      />
      <ProblemNotice error={request.error} />
      <div>
        <Button type="submit" isLoading={request.isPending}>
          <Trans>Send both codes</Trans>
        </Button>
      </div>
    </form>
  );
}

interface BothCodesStepProps {
  readonly newEmail: string;
  readonly onDone: () => void;
  readonly onOther: () => void;
}

function BothCodesStep({ newEmail, onDone, onOther }: BothCodesStepProps): ReactNode {
  const rules = useFieldRules();
  const serverFields = useServerFields();
  const confirm = useConfirmEmailChange();
  const { values, errors, fieldId, set, submit, refuse } = useFormFields({
    initial: { current: '', added: '' },
    rules: {
      current: [rules.required, rules.minLength(codeLength)],
      added: [rules.required, rules.minLength(codeLength)],
    },
    onSubmit: ({ current, added }) =>
      confirm.mutate(
        { newEmail, currentCode: current, newCode: added },
        {
          onSuccess: () => {
            notify.success(<Trans>Your email address is changed.</Trans>);
            onDone();
          },
          onError: (error) =>
            refuse(serverFields(error, { current: 'body.currentCode', added: 'body.newCode' })),
        },
      ),
  });
  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <FormField
        id={fieldId('current')}
        label={<Trans>Code from your current mailbox</Trans>}
        error={errors.current}
        required
      >
        <OneTimeCodeField value={values.current} onChange={(code) => set('current', code)} />
      </FormField>
      <FormField
        id={fieldId('added')}
        label={
          <Trans>
            Code from <Ltr>{newEmail}</Ltr>
          </Trans>
        }
        error={errors.added}
        required
      >
        <OneTimeCodeField value={values.added} onChange={(code) => set('added', code)} />
      </FormField>
      <ProblemNotice error={confirm.error} />
      <div className="web-actions">
        <Button type="submit" isLoading={confirm.isPending}>
          <Trans>Change my email</Trans>
        </Button>
        <Button variant="ghost" onClick={onOther}>
          <Trans>Use another email</Trans>
        </Button>
      </div>
    </form>
  );
}
