import { Trans } from '@lingui/react/macro';
import type { SignInAnswer } from '@osta/contracts/account/second-step';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useCarried } from '../../../carried/use-carried.ts';
import { CodeStep } from '../fields/code-step.tsx';
import { awaitsSecondStep } from '../sign-in-answer.ts';
import { EmailStep } from './email-step.tsx';
import { useGoTo } from './go-to.ts';
import { ProviderReturn } from './provider-return.tsx';

import '../account-forms.css';

const route = getRouteApi('/_auth/auth/confirm');

/** The page that an email link or a provider's redirect opens. */
export function ConfirmPage(): ReactNode {
  const { email = null, code, state, error } = route.useSearch();
  if (error !== undefined) return <ProviderReturn isRefused />;
  if (code !== undefined && state !== undefined) return <ProviderReturn isRefused={false} />;
  return <ConfirmEmail named={email} />;
}

interface ConfirmEmailProps {
  /** The address whose code is asked for; `null`: the form asks for it as well. */
  readonly named: string | null;
}

/** Verifies an email address by code, in any browser. */
function ConfirmEmail({ named }: ConfirmEmailProps): ReactNode {
  const goTo = useGoTo();
  const navigate = useNavigate();
  const [email, setEmail] = useCarried('confirm-email', named);

  function goOn(answer: SignInAnswer): void {
    if (awaitsSecondStep(answer)) {
      const search = { redirect: '/account', step: answer.awaits };
      void navigate({ to: '/auth/login', search, reloadDocument: true });
    } else if (answer.registered) goTo('/account');
    else void navigate({ to: '/auth/signup', reloadDocument: true });
  }

  return (
    <div className="web-auth-card">
      <h1 className="web-auth-title">
        <Trans>Confirm your email</Trans>
      </h1>
      {email === null ? (
        <EmailStep initialEmail="" onSent={setEmail} />
      ) : (
        <CodeStep email={email} onAnswered={goOn} onOtherEmail={() => setEmail(null)} />
      )}
    </div>
  );
}
