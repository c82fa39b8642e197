import { Trans } from '@lingui/react/macro';
import type { SignedIn } from '@osta/contracts/account/api';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { useGoTo } from './go-to.ts';

import './account-forms.css';

const route = getRouteApi('/_auth/auth/confirm');

/** Proves an e-mail address with the code that was sent there, wherever the mail is read. */
export function ConfirmPage(): ReactNode {
  const { email: named = null } = route.useSearch();
  const goTo = useGoTo();
  const navigate = useNavigate();
  const [email, setEmail] = useState(named);

  function goOn({ registered }: SignedIn): void {
    if (registered) goTo('/account');
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
        <CodeStep email={email} onSignedIn={goOn} onOtherEmail={() => setEmail(null)} />
      )}
    </div>
  );
}
