import { Trans } from '@lingui/react/macro';
import { Button, FormField } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';

import { isProblem } from '../../api/api-problem.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useFieldRules } from '../../forms/field-rules.ts';
import { useSetPassword } from './account.mutations.ts';
import { PasswordField } from './password-field.tsx';

const shortest = 8;
const longest = 128;

interface SetPasswordFormProps {
  /** One exists: changing it takes the current one. */
  readonly hasPassword: boolean;
  readonly onDone: () => void;
}

/** Sets the first password, or changes it. */
export function SetPasswordForm({ hasPassword, onDone }: SetPasswordFormProps): ReactNode {
  const rules = useFieldRules();
  const setPassword = useSetPassword();
  // Somebody may have set one elsewhere since this page was made
  const [asksCurrent, setAsksCurrent] = useState(hasPassword);
  const { register, handleSubmit, formState, reset } = useForm({
    defaultValues: { current: '', chosen: '' },
  });
  const { errors } = formState;

  const submit = handleSubmit(({ current, chosen }) => {
    const body = { newPassword: chosen, ...(asksCurrent && { currentPassword: current }) };
    setPassword.mutate(body, {
      onSuccess: () => {
        reset();
        setAsksCurrent(true);
        onDone();
      },
      onError: (error) => {
        if (isProblem(error, 'CURRENT_PASSWORD_REQUIRED')) setAsksCurrent(true);
      },
    });
  });

  return (
    <form className="web-form" noValidate onSubmit={(event) => void submit(event)}>
      {asksCurrent && (
        <FormField label={<Trans>Current password</Trans>} error={errors.current?.message} required>
          <PasswordField
            autoComplete="current-password"
            {...register('current', { validate: { required: rules.required } })}
          />
        </FormField>
      )}
      <FormField
        label={<Trans>New password</Trans>}
        hint={<Trans>At least 8 characters. A few words that only you know are best.</Trans>}
        error={errors.chosen?.message}
        required
      >
        <PasswordField
          autoComplete="new-password"
          {...register('chosen', {
            validate: {
              required: rules.required,
              short: rules.minLength(shortest),
              long: rules.maxLength(longest),
            },
          })}
        />
      </FormField>
      <ProblemNotice error={setPassword.error} />
      <Button type="submit" loading={setPassword.isPending}>
        {asksCurrent ? <Trans>Change password</Trans> : <Trans>Set password</Trans>}
      </Button>
    </form>
  );
}
