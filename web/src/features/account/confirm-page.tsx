import { Trans } from '@lingui/react/macro';
import type { SignInAnswer } from '@osta/contracts/account/second-step';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useCarried } from '../../carried/use-carried.ts';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { useGoTo } from './go-to.ts';
import { ProviderReturn } from './provider-return.tsx';
import { awaitsSecondStep } from './sign-in-answer.ts';

import './account-forms.css';

const route = getRouteApi('/_auth/auth/confirm');

/** Where a mail or a provider sends the browser, to prove who sits in front of it. */
export function ConfirmPage(): ReactNode {
  const { email = null, code, state, error } = route.useSearch();
  if (error !== undefined) return <ProviderReturn isRefused />;
  if (code !== undefined && state !== undefined) return <ProviderReturn isRefused={false} />;
  return <ConfirmEmail named={email} />;
}

interface ConfirmEmailProps {
  /** Whose code is asked for; `null`: it is asked, too. */
  readonly named: string | null;
}

/** Proves an e-mail address with the code that was sent there, wherever the mail is read. */
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
        <Trans>Confirm your e-mail</Trans>
      </h1>
      {email === null ? (
        <EmailStep initialEmail="" onSent={setEmail} />
      ) : (
        <CodeStep email={email} onAnswered={goOn} onOtherEmail={() => setEmail(null)} />
      )}
    </div>
  );
}
