import { Trans } from '@lingui/react/macro';
import { Button, Callout, Skeleton } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';

import { isProblem } from '../../../api/api-problem.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useSignInWithProvider } from '../account.mutations.ts';
import { awaitsSecondStep } from '../sign-in-answer.ts';
import { isAccountKind } from './account-kind.ts';
import { useReplaceWith } from './go-to.ts';
import { takeReturn } from './provider-way.ts';

/** The provider's answer in the address. */
interface ProviderAnswer {
  readonly code: string;
  readonly state: string;
  readonly iss?: string;
}

/** Returns the answer; `null` when the provider or the person refused. */
function answerInAddress(): ProviderAnswer | null {
  const search = new URLSearchParams(window.location.search);
  const [code, state, iss] = [search.get('code'), search.get('state'), search.get('iss')];
  if (code === null || state === null) return null;
  return { code, state, ...(iss !== null && { iss }) };
}

interface ProviderReturnProps {
  /** The provider sent an error instead of an answer. */
  readonly isRefused: boolean;
}

/** The return from the provider: signs in at once, or says why not and what to do instead. */
export function ProviderReturn({ isRefused }: ProviderReturnProps): ReactNode {
  const { mutate, error } = useSignInWithProvider();
  const replaceWith = useReplaceWith();
  // An answer works once, and effects may run twice
  const isSent = useRef(false);

  useEffect(() => {
    if (isSent.current || isRefused) return;
    isSent.current = true;
    const answer = answerInAddress();
    if (answer === null) return;
    mutate(answer, {
      onSuccess: (signedIn) => {
        const { redirect, kind } = takeReturn();
        const isAwaited = awaitsSecondStep(signedIn);
        const search = new URLSearchParams({
          ...(redirect !== undefined && { redirect }),
          ...(isAccountKind(kind) && { kind }),
          ...(isAwaited && { step: signedIn.awaits }),
        });
        // That page's guard redirects whoever is signed in
        replaceWith(isAwaited || signedIn.registered ? '/auth/login' : '/auth/signup', search);
      },
    });
  }, [isRefused, mutate, replaceWith]);

  if (!isRefused && error === null) {
    return (
      <div className="web-auth-card" aria-busy="true">
        <h1 className="web-auth-title">
          <Trans>One moment, we’re logging you in</Trans>
        </h1>
        <div className="web-form" aria-hidden="true">
          <Skeleton width="100%" height="20px" />
          <Skeleton width="60%" height="20px" />
        </div>
      </div>
    );
  }
  return (
    <div className="web-auth-card">
      <h1 className="web-auth-title">
        <Trans>You’re not logged in</Trans>
      </h1>
      <div className="web-form">
        {isRefused || isProblem(error, 'CREDENTIALS_REFUSED', 'VALIDATION_FAILED') ? (
          <Callout tone="danger" role="alert">
            {isRefused ? (
              <Trans>The other site stopped the login. Try again, or choose another way.</Trans>
            ) : (
              <Trans>
                The other site couldn’t confirm who you are, or its confirmation has expired. Try
                again or choose another way.
              </Trans>
            )}
          </Callout>
        ) : (
          <ProblemNotice error={error} />
        )}
        <Button asChild isFullWidth>
          <Link to="/auth/login">
            <Trans>Back to logging in</Trans>
          </Link>
        </Button>
      </div>
    </div>
  );
}
