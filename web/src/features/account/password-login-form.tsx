import { Trans } from '@lingui/react/macro';
import type { SignedIn } from '@osta/contracts/account/api';
import { Button, FormField, TextField } from '@osta/ui-kit';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';

import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useFieldRules } from '../../forms/field-rules.ts';
import { useSignInWithPassword } from './account.mutations.ts';
import { PasswordField } from './password-field.tsx';

interface PasswordLoginFormProps {
  readonly onSignedIn: (answer: SignedIn) => void;
  /** The person would rather have a code; the address typed so far comes along. */
  readonly onCodeInstead: (email: string) => void;
}

/** Signs in with e-mail address and password. */
export function PasswordLoginForm({
  onSignedIn,
  onCodeInstead,
}: PasswordLoginFormProps): ReactNode {
  const rules = useFieldRules();
  const signIn = useSignInWithPassword();
  const { register, handleSubmit, formState, getValues } = useForm({
    defaultValues: { email: '', password: '' },
  });

  const submit = handleSubmit(({ email, password }) => {
    signIn.mutate({ email: email.trim(), password }, { onSuccess: onSignedIn });
  });

  return (
    <form className="web-form" noValidate onSubmit={(event) => void submit(event)}>
      <FormField label={<Trans>E-mail</Trans>} error={formState.errors.email?.message} required>
        <TextField
          type="email"
          ltr
          autoComplete="username"
          {...register('email', { validate: { required: rules.required, email: rules.email } })}
        />
      </FormField>
      <FormField
        label={<Trans>Password</Trans>}
        error={formState.errors.password?.message}
        required
      >
        <PasswordField
          autoComplete="current-password"
          {...register('password', { validate: { required: rules.required } })}
        />
      </FormField>
      <ProblemNotice error={signIn.error} />
      <Button type="submit" fullWidth loading={signIn.isPending}>
        <Trans>Log in</Trans>
      </Button>
      <Button
        variant="secondary"
        fullWidth
        onClick={() => onCodeInstead(getValues('email').trim())}
      >
        <Trans>Send me a code instead</Trans>
      </Button>
    </form>
  );
}
