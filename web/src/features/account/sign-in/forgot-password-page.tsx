import { Trans } from '@lingui/react/macro';
import { Button, Link } from '@osta/ui-kit';
import { Link as RouteLink, useNavigate, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useServerFields } from '../../../forms/server-fields.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { useRequestPasswordReset } from '../account.mutations.ts';
import { EmailInput } from '../fields/email-input.tsx';

import '../account-forms.css';

/**
 * Sends a code for setting a new password. The answer does not reveal whether the address is known.
 */
export function ForgotPasswordPage(): ReactNode {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const navigate = useNavigate();
  const rules = useFieldRules();
  const requestReset = useRequestPasswordReset();
  const serverFields = useServerFields();
  const { values, errors, fieldId, set, submit, refuse } = useFormFields({
    initial: { email: '' },
    rules: { email: [rules.required, rules.email] },
    carry: { name: 'forgot-password', fields: ['email'] },
    onSubmit: ({ email }) =>
      requestReset.mutate(
        { email: email.trim(), locale },
        {
          onSuccess: () =>
            void navigate({ to: '/auth/reset-password', search: { email: email.trim() } }),
          onError: (error) => refuse(serverFields(error, { email: 'body.email' })),
        },
      ),
  });

  return (
    <div className="web-auth-card">
      <h1 className="web-auth-title">
        <Trans>Forgot your password</Trans>
      </h1>
      <p className="web-form-lead">
        <Trans>Enter your email and we’ll send you a code to set a new password.</Trans>
      </p>
      <form className="web-form" noValidate onSubmit={submit}>
        <EmailInput
          id={fieldId('email')}
          error={errors.email}
          autoComplete="username"
          value={values.email}
          onChange={(email) => set('email', email)}
        />
        <ProblemNotice error={requestReset.error} />
        <Button type="submit" isFullWidth isLoading={requestReset.isPending}>
          <Trans>Send me a code</Trans>
        </Button>
      </form>
      <p className="web-auth-other">
        <Link asChild underline="always">
          <RouteLink to="/auth/login">
            <Trans>Back to logging in</Trans>
          </RouteLink>
        </Link>
      </p>
    </div>
  );
}
