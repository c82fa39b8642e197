import { Trans } from '@lingui/react/macro';
import type { SignInAnswer } from '@osta/contracts/account/second-step';
import { Button, Link } from '@osta/ui-kit';
import {
  getRouteApi,
  Link as RouteLink,
  useHydrated,
  useLocation,
  useNavigate,
} from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';

import { useCarried } from '../../../carried/use-carried.ts';
import { CodeStep } from '../fields/code-step.tsx';
import { SecondStepSignIn } from '../second-step/second-step-sign-in.tsx';
import { awaitsSecondStep } from '../sign-in-answer.ts';
import { readCodeLetter } from './code-letter.ts';
import { EmailStep } from './email-step.tsx';
import { LetterStep } from './letter-step.tsx';
import { PasswordLoginForm } from './password-login-form.tsx';
import { ProviderButton } from './provider-button.tsx';

import '../account-forms.css';

const route = getRouteApi('/_auth/auth/login');

/** Sign-in by password or by emailed code, followed by the second step where it is on. */
export function LoginPage(): ReactNode {
  const { step: nextStep, ...search } = route.useSearch();
  const navigate = useNavigate();
  const [step, setStep] = useCarried('login-step', { name: 'password', email: '' });
  // The server never gets the fragment
  const hash = useLocation({ select: (location) => location.hash });
  const [hasLeftLetter, setHasLeftLetter] = useState(false);
  const letter = useHydrated() && !hasLeftLetter ? readCodeLetter(hash) : null;

  function goOn(answer: SignInAnswer): void {
    // The step is in the address, so that it survives a reload and a change of language
    if (awaitsSecondStep(answer)) {
      void navigate({ to: '/auth/login', search: { ...search, step: answer.awaits } });
      return;
    }
    // This page's guard redirects whoever is signed in
    if (answer.registered) window.location.reload();
    else void navigate({ to: '/auth/signup', search, reloadDocument: true });
  }

  if (nextStep === 'second-step') {
    return (
      <div className="web-auth-card">
        <h1 className="web-auth-title">
          <Trans>Two-step verification</Trans>
        </h1>
        <SecondStepSignIn
          onSignedIn={goOn}
          onBack={() => void navigate({ to: '/auth/login', search })}
          backLabel={<Trans>Back to logging in</Trans>}
        />
      </div>
    );
  }

  if (letter) {
    return (
      <div className="web-auth-card">
        <h1 className="web-auth-title">
          <Trans>Welcome back</Trans>
        </h1>
        <LetterStep
          letter={letter}
          onAnswered={goOn}
          onOtherWay={() => {
            setHasLeftLetter(true);
            setStep({ name: 'email', email: letter.email });
          }}
        />
      </div>
    );
  }

  return (
    <div className="web-auth-card">
      <h1 className="web-auth-title">
        <Trans>Welcome back</Trans>
      </h1>
      {step.name === 'password' && (
        <PasswordLoginForm
          onAnswered={goOn}
          onCodeInstead={(email) => setStep({ name: 'email', email })}
        />
      )}
      {step.name === 'email' && (
        <EmailStep initialEmail={step.email} onSent={(email) => setStep({ name: 'code', email })}>
          <Button
            variant="secondary"
            isFullWidth
            onClick={() => setStep({ name: 'password', email: step.email })}
          >
            <Trans>Use a password instead</Trans>
          </Button>
        </EmailStep>
      )}
      {step.name === 'code' && (
        <CodeStep
          email={step.email}
          onAnswered={goOn}
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
