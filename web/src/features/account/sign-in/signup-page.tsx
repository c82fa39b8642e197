import { Trans } from '@lingui/react/macro';
import type { AccountKind } from '@osta/contracts/account/kind';
import type { SignInAnswer } from '@osta/contracts/account/second-step';
import { Button, doneIcon, Icon, Link } from '@osta/ui-kit';
import { getRouteApi, Link as RouteLink, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { useCarried } from '../../../carried/use-carried.ts';
import { firstPageOf } from '../../../session/guards.ts';
import { CodeStep } from '../fields/code-step.tsx';
import { ProofProvider } from '../proof/proof-provider.tsx';
import { awaitsSecondStep } from '../sign-in-answer.ts';
import { DetailsStep } from './details-step.tsx';
import { EmailStep } from './email-step.tsx';
import { useGoTo } from './go-to.ts';
import { ProviderButton } from './provider-button.tsx';
import { SetPasswordForm } from './set-password-form.tsx';
import { SignupProgress } from './signup-progress.tsx';

import '../account-forms.css';

const route = getRouteApi('/_auth/auth/signup');

interface Registered {
  readonly email: string;
  readonly kind: AccountKind;
}

/** Sign-up: verify the address, enter the details, then optionally set a password. */
export function SignupPage(): ReactNode {
  const search = route.useSearch();
  const { isUnregistered, me, registered: before } = route.useRouteContext();
  const goTo = useGoTo();
  const navigate = useNavigate();
  const [done, setDone] = useState<Registered | null>(before);
  const [step, setStep] = useCarried(
    'signup-step',
    isUnregistered ? { name: 'details', email: me?.email ?? '' } : { name: 'email', email: '' },
  );

  function goOn(answer: SignInAnswer, email: string): void {
    if (awaitsSecondStep(answer)) {
      // A customer who came to open a professional account is told how
      const onward =
        search.redirect ?? (search.kind === 'professional' ? '/become-professional' : undefined);
      void navigate({
        to: '/auth/login',
        search: { ...(onward !== undefined && { redirect: onward }), step: answer.awaits },
        reloadDocument: true,
      });
      return;
    }
    // An existing account is now signed in: this page's guard redirects them
    if (answer.registered) window.location.reload();
    else setStep({ name: 'details', email });
  }

  function askForPassword(kind: AccountKind): void {
    setDone({ email: step.email, kind });
    // The guard redirects whoever is signed in, except on this step: it has an address
    void navigate({ to: '/auth/signup', search: { ...search, step: 'password' }, replace: true });
  }

  if (done !== null) {
    const { email, kind } = done;
    return <PasswordStep email={email} onDone={() => goTo(search.redirect ?? firstPageOf(kind))} />;
  }

  return (
    <div className="web-auth-card">
      <SignupProgress step={step.name} />
      <h1 className="web-auth-title">
        {step.name === 'email' && <Trans>Create your account</Trans>}
        {step.name === 'code' && <Trans>Check your email</Trans>}
        {step.name === 'details' && <Trans>About you</Trans>}
      </h1>
      {step.name === 'email' && (
        <EmailStep initialEmail={step.email} onSent={(email) => setStep({ name: 'code', email })} />
      )}
      {step.name === 'code' && (
        <CodeStep
          email={step.email}
          onAnswered={(answer) => goOn(answer, step.email)}
          onOtherEmail={() => setStep({ name: 'email', email: step.email })}
        />
      )}
      {step.name === 'details' && (
        <DetailsStep initialKind={search.kind ?? 'customer'} onRegistered={askForPassword} />
      )}
      {step.name === 'email' && <ProviderButton redirect={search.redirect} kind={search.kind} />}
      {step.name === 'email' && (
        <p className="web-auth-other">
          <Trans>
            Already have an account?{' '}
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

interface PasswordStepProps {
  readonly email: string;
  readonly onDone: () => void;
}

/** The account exists; setting a password is optional. */
function PasswordStep({ email, onDone }: PasswordStepProps): ReactNode {
  return (
    <div className="web-auth-card">
      <Icon icon={doneIcon} className="web-auth-done" size={44} />
      <h1 className="web-auth-title">
        <Trans>Your account is ready</Trans>
      </h1>
      <p className="web-form-lead">
        <Trans>Set a password if you like, so you can log in without waiting for a code.</Trans>
      </p>
      <ProofProvider who={{ email, hasPassword: false }}>
        <SetPasswordForm hasPassword={false} onDone={onDone} />
      </ProofProvider>
      <Button variant="ghost" isFullWidth onClick={onDone}>
        <Trans>Not now</Trans>
      </Button>
    </div>
  );
}
