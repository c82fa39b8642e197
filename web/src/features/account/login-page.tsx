import { Trans } from '@lingui/react/macro';
import type { SignedIn } from '@osta/contracts/account/api';
import { Button, Link } from '@osta/ui-kit';
import { getRouteApi, Link as RouteLink, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useCarried } from '../../carried/use-carried.ts';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { PasswordLoginForm } from './password-login-form.tsx';
import { ProviderButton } from './provider-button.tsx';

import './account-forms.css';

const route = getRouteApi('/_auth/auth/login');

/** Signing in, with a password or with a code by e-mail. */
export function LoginPage(): ReactNode {
  const search = route.useSearch();
  const navigate = useNavigate();
  const [step, setStep] = useCarried('login-step', { name: 'password', email: '' });

  function goOn({ registered }: SignedIn): void {
    // The guard of this page knows where whoever is signed in goes from here
    if (registered) window.location.reload();
    else void navigate({ to: '/auth/signup', search, reloadDocument: true });
  }

  return (
    <div className="web-auth-card">
      <h1 className="web-auth-title">
        <Trans>Welcome back</Trans>
      </h1>
      {step.name === 'password' && (
        <PasswordLoginForm
          onSignedIn={goOn}
          onCodeInstead={(email) => setStep({ name: 'email', email })}
        />
      )}
      {step.name === 'email' && (
        <EmailStep initialEmail={step.email} onSent={(email) => setStep({ name: 'code', email })}>
          <Button
            variant="secondary"
            fullWidth
            onClick={() => setStep({ name: 'password', email: step.email })}
          >
            <Trans>Use a password instead</Trans>
          </Button>
        </EmailStep>
      )}
      {step.name === 'code' && (
        <CodeStep
          email={step.email}
          onSignedIn={goOn}
          onOtherEmail={() => setStep({ name: 'email', email: step.email })}
        />
      )}
      {step.name !== 'code' && <ProviderButton redirect={search.redirect} />}
      <p className="web-auth-other">
        <Trans>
          New to Osta?{' '}
          <Link asChild underline="always">
            <RouteLink to="/auth/signup" search={search}>
              Create an account
            </RouteLink>
          </Link>
        </Trans>
      </p>
    </div>
  );
}
