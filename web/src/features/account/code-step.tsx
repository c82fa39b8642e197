import { Trans } from '@lingui/react/macro';
import type { SignedIn } from '@osta/contracts/account/api';
import { Button, FormField, Ltr, notify, OneTimeCodeField } from '@osta/ui-kit';
import { useRouteContext } from '@tanstack/react-router';
import { type SyntheticEvent, type ReactNode, useState } from 'react';

import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useFieldRules } from '../../forms/field-rules.ts';
import { useProblemText } from '../../problem/use-problem-text.ts';
import { useSendCode, useSignInWithCode } from './account.mutations.ts';
import { codeLength } from './password-rules.ts';

interface CodeStepProps {
  readonly email: string;
  readonly onSignedIn: (answer: SignedIn) => void;
  readonly onOtherEmail: () => void;
}

/** Takes the code from the e-mail; goes on by itself with the last digit. */
export function CodeStep({ email, onSignedIn, onOtherEmail }: CodeStepProps): ReactNode {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const rules = useFieldRules();
  const problemText = useProblemText();
  const signIn = useSignInWithCode();
  const sendCode = useSendCode();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);

  function send(digits: string): void {
    const verdict = rules.minLength(codeLength)(digits);
    setWrong(verdict === true ? null : verdict);
    if (verdict !== true || signIn.isPending) return;
    signIn.mutate({ email, code: digits }, { onSuccess: onSignedIn, onError: () => setCode('') });
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    send(code);
  }

  function sendAgain(): void {
    setCode('');
    signIn.reset();
    sendCode.mutate(
      { email, locale },
      {
        onSuccess: () => notify.success(<Trans>A new code is on its way.</Trans>),
        onError: (error) => notify.error(problemText(error)),
      },
    );
  }

  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <p className="web-form-lead">
        <Trans>
          We have sent a code of 6 digits to <Ltr>{email}</Ltr>. It is valid for a few minutes.
        </Trans>
      </p>
      <FormField label={<Trans>Code</Trans>} error={wrong} required>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this step */}
        <OneTimeCodeField value={code} onChange={setCode} onComplete={send} autoFocus />
      </FormField>
      <ProblemNotice error={signIn.error} />
      <Button type="submit" fullWidth loading={signIn.isPending}>
        <Trans>Continue</Trans>
      </Button>
      <div className="web-form-ways">
        <Button variant="ghost" size="small" loading={sendCode.isPending} onClick={sendAgain}>
          <Trans>Send a new code</Trans>
        </Button>
        <Button variant="ghost" size="small" onClick={onOtherEmail}>
          <Trans>Use another e-mail</Trans>
        </Button>
      </div>
    </form>
  );
}
