import { Trans } from '@lingui/react/macro';
import type { SignedIn } from '@osta/contracts/account/api';
import type { AccountKind } from '@osta/contracts/account/kind';
import { Button, Link } from '@osta/ui-kit';
import { getRouteApi, Link as RouteLink } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { landingOf } from '../../session/guards.ts';
import { CodeStep } from './code-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { EmailStep } from './email-step.tsx';
import { useGoTo } from './go-to.ts';
import { ProofProvider } from './proof-provider.tsx';
import { ProviderButton } from './provider-button.tsx';
import { SetPasswordForm } from './set-password-form.tsx';
import { SignupProgress } from './signup-progress.tsx';

import './account-forms.css';

const route = getRouteApi('/_auth/auth/signup');

type Step =
  | { readonly name: 'email'; readonly email: string }
  | { readonly name: 'code'; readonly email: string }
  | { readonly name: 'details'; readonly email: string }
  | { readonly name: 'password'; readonly email: string; readonly kind: AccountKind };

/** Signing up: prove the address, say who you are, then set a password, or not. */
export function SignupPage(): ReactNode {
  const search = route.useSearch();
  const { isUnregistered, me } = route.useRouteContext();
  const goTo = useGoTo();
  const [step, setStep] = useState<Step>(
    isUnregistered ? { name: 'details', email: me?.email ?? '' } : { name: 'email', email: '' },
  );

  function goOn({ registered }: SignedIn, email: string): void {
    // Who has an account already is signed in: the guard of this page sends them on
    if (registered) window.location.reload();
    else setStep({ name: 'details', email });
  }

  function finish(kind: AccountKind): void {
    goTo(search.redirect ?? landingOf({ role: kind }));
  }

  return (
    <div className="web-auth-card">
      {step.name !== 'password' && (
        <>
          <SignupProgress step={step.name} />
          <h1 className="web-auth-title">
            {step.name === 'email' && <Trans>Create your account</Trans>}
            {step.name === 'code' && <Trans>Check your e-mail</Trans>}
            {step.name === 'details' && <Trans>Who are you</Trans>}
          </h1>
        </>
      )}
      {step.name === 'email' && (
        <EmailStep initialEmail={step.email} onSent={(email) => setStep({ name: 'code', email })} />
      )}
      {step.name === 'code' && (
        <CodeStep
          email={step.email}
          onSignedIn={(answer) => goOn(answer, step.email)}
          onOtherEmail={() => setStep({ name: 'email', email: step.email })}
        />
      )}
      {step.name === 'details' && (
        <DetailsStep
          initialKind={search.kind ?? 'customer'}
          onRegistered={(kind) => setStep({ name: 'password', email: step.email, kind })}
        />
      )}
      {step.name === 'password' && (
        <>
          <CircleCheck className="web-auth-done" size={44} aria-hidden />
          <h1 className="web-auth-title">
            <Trans>Your account is ready</Trans>
          </h1>
          <p className="web-form-lead">
            <Trans>
              Set a password, if you like: then you can sign in without waiting for a code.
            </Trans>
          </p>
          <ProofProvider who={{ email: step.email, hasPassword: false }}>
            <SetPasswordForm hasPassword={false} onDone={() => finish(step.kind)} />
          </ProofProvider>
          <Button variant="ghost" fullWidth onClick={() => finish(step.kind)}>
            <Trans>Not now</Trans>
          </Button>
        </>
      )}
      {step.name === 'email' && <ProviderButton redirect={search.redirect} kind={search.kind} />}
      {step.name === 'email' && (
        <p className="web-auth-other">
          <Trans>
            You have an account?{' '}
            <Link asChild underline="always">
              <RouteLink
                to="/auth/login"
                search={search.redirect === undefined ? {} : { redirect: search.redirect }}
              >
                Log in
              </RouteLink>
            </Link>
          </Trans>
        </p>
      )}
    </div>
  );
}
