import { Trans } from '@lingui/react/macro';
import type { SignInAnswer } from '@osta/contracts/account/second-step';
import { Button, Ltr } from '@osta/ui-kit';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useSendCode, useSignInWithCode } from '../account.mutations.ts';
import { CodeForm } from './code-form.tsx';

interface CodeStepProps {
  readonly email: string;
  readonly onAnswered: (answer: SignInAnswer) => void;
  /** Absent where the address is the person's own. */
  readonly onOtherEmail?: () => void;
}

/** Signs in with the code from the email. */
export function CodeStep({ email, onAnswered, onOtherEmail }: CodeStepProps): ReactNode {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  return (
    <CodeForm
      lead={
        <Trans>
          We’ve sent a code of 6 digits to <Ltr>{email}</Ltr>. It is valid for a few minutes.
        </Trans>
      }
      submitLabel={<Trans>Continue</Trans>}
      proof={useSignInWithCode()}
      bodyOf={(code) => ({ email, code })}
      onProven={onAnswered}
      sending={useSendCode()}
      sendAgain={{ email, locale }}
    >
      {onOtherEmail !== undefined && (
        <Button variant="ghost" size="small" onClick={onOtherEmail}>
          <Trans>Use another email</Trans>
        </Button>
      )}
    </CodeForm>
  );
}
