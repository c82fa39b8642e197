import { Trans } from '@lingui/react/macro';
import { Button, FormField, Link, notify, OneTimeCodeField } from '@osta/ui-kit';
import { getRouteApi, Link as RouteLink, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';

import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useServerFields } from '../../../forms/server-fields.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { useResetPassword } from '../account.mutations.ts';
import { EmailInput } from '../fields/email-input.tsx';
import { PasswordInput } from '../fields/password-input.tsx';
import { codeLength, longestPassword, shortestPassword } from '../fields/password-rules.ts';
import { readCodeLetter } from './code-letter.ts';

import '../account-forms.css';

const route = getRouteApi('/_auth/auth/reset-password');

/**
 * Sets a new password with the emailed code. The link of the letter works in any browser: it fills
 * address and code in.
 */
export function ResetPasswordPage(): ReactNode {
  const { email = '' } = route.useSearch();
  const navigate = useNavigate();
  // The server never gets the fragment
  const hash = useLocation({ select: (location) => location.hash });
  const rules = useFieldRules();
  const reset = useResetPassword();
  const serverFields = useServerFields();
  const { values, errors, fieldId, set, setAll, submit, refuse } = useFormFields({
    initial: { email, code: '', password: '' },
    rules: {
      email: [rules.required, rules.email],
      code: [rules.required, rules.minLength(codeLength)],
      password: [
        rules.required,
        rules.minLength(shortestPassword),
        rules.maxLength(longestPassword),
      ],
    },
    carry: { name: 'reset-password', fields: ['email'] },
    onSubmit: ({ email: address, code, password }) => {
      const letter = readCodeLetter(hash);
      // A code that was asked for since goes with this browser
      const asked = letter?.code === code ? { asked: letter.asked } : {};
      reset.mutate(
        { email: address.trim(), code, newPassword: password, ...asked },
        {
          onSuccess: () => {
            notify.success(<Trans>Your password is set. Log in with it.</Trans>);
            void navigate({ to: '/auth/login' });
          },
          onError: (error) =>
            refuse(
              serverFields(error, {
                email: 'body.email',
                code: 'body.code',
                password: 'body.newPassword',
              }),
            ),
        },
      );
    },
  });
  useEffect(() => {
    const letter = readCodeLetter(hash);
    if (!letter) return;
    setAll((before) => ({ ...before, email: letter.email, code: letter.code }));
  }, [hash, setAll]);

  return (
    <div className="web-auth-card">
      <h1 className="web-auth-title">
        <Trans>Set a new password</Trans>
      </h1>
      <p className="web-form-lead">
        <Trans>If the address has an account, a code of 6 digits is in its mailbox now.</Trans>
      </p>
      <form className="web-form" noValidate onSubmit={submit}>
        <EmailInput
          id={fieldId('email')}
          error={errors.email}
          autoComplete="username"
          value={values.email}
          onChange={(address) => set('email', address)}
        />
        <FormField id={fieldId('code')} label={<Trans>Code</Trans>} error={errors.code} required>
          <OneTimeCodeField value={values.code} onChange={(code) => set('code', code)} />
        </FormField>
        <PasswordInput
          isNew
          id={fieldId('password')}
          label={<Trans>New password</Trans>}
          error={errors.password}
          value={values.password}
          onChange={(password) => set('password', password)}
        />
        <ProblemNotice error={reset.error} />
        <Button type="submit" isFullWidth isLoading={reset.isPending}>
          <Trans>Set password</Trans>
        </Button>
      </form>
      <p className="web-auth-other">
        <Link asChild underline="always">
          <RouteLink to="/auth/forgot-password">
            <Trans>Send a new code</Trans>
          </RouteLink>
        </Link>
      </p>
    </div>
  );
}
