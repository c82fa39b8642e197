import { Trans } from '@lingui/react/macro';
import type { SignInAnswer } from '@osta/contracts/account/second-step';
import { Button, Link } from '@osta/ui-kit';
import { Link as RouteLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { isProblem } from '../../../api/api-problem.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { useSignInWithPassword } from '../account.mutations.ts';
import { EmailInput } from '../fields/email-input.tsx';
import { PasswordInput } from '../fields/password-input.tsx';

interface PasswordLoginFormProps {
  readonly onAnswered: (answer: SignInAnswer) => void;
  /** Called to use a code instead; gets the address typed so far. */
  readonly onCodeInstead: (email: string) => void;
}

/** Signs in with email address and password. */
export function PasswordLoginForm({
  onAnswered,
  onCodeInstead,
}: PasswordLoginFormProps): ReactNode {
  const rules = useFieldRules();
  const signIn = useSignInWithPassword();
  const { values, errors, fieldId, set, submit } = useFormFields({
    initial: { email: '', password: '' },
    rules: { email: [rules.required, rules.email], password: [rules.required] },
    carry: { name: 'login', fields: ['email'] },
    onSubmit: ({ email, password }) =>
      signIn.mutate({ email: email.trim(), password }, { onSuccess: onAnswered }),
  });

  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <EmailInput
        id={fieldId('email')}
        error={errors.email}
        autoComplete="username"
        value={values.email}
        onChange={(email) => set('email', email)}
      />
      <PasswordInput
        id={fieldId('password')}
        label={<Trans>Password</Trans>}
        error={errors.password}
        value={values.password}
        onChange={(password) => set('password', password)}
      />
      <p className="web-form-aside">
        <Link asChild underline="always">
          <RouteLink to="/auth/forgot-password">
            <Trans>Forgot your password</Trans>
          </RouteLink>
        </Link>
      </p>
      <ProblemNotice error={signIn.error} />
      {isProblem(signIn.error, 'RATE_LIMITED') && (
        <p className="web-form-aside">
          <Trans>You don’t have to wait: use a code, which we send to your email.</Trans>
        </p>
      )}
      <Button type="submit" isFullWidth isLoading={signIn.isPending}>
        <Trans>Log in</Trans>
      </Button>
      <Button variant="secondary" isFullWidth onClick={() => onCodeInstead(values.email.trim())}>
        <Trans>Log in with a code instead</Trans>
      </Button>
    </form>
  );
}
