import { Trans } from '@lingui/react/macro';
import type { SignInAnswer } from '@osta/contracts/account/second-step';
import { Button, Ltr } from '@osta/ui-kit';
import type { ReactNode, SyntheticEvent } from 'react';

import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useSignInWithCode } from '../account.mutations.ts';
import type { CodeLetter } from './code-letter.ts';

interface LetterStepProps {
  readonly letter: CodeLetter;
  readonly onAnswered: (answer: SignInAnswer) => void;
  readonly onOtherWay: () => void;
}

/** Signs in with the link of a letter. Programs that look at links press no buttons. */
export function LetterStep({ letter, onAnswered, onOtherWay }: LetterStepProps): ReactNode {
  const { email } = letter;
  const proof = useSignInWithCode();

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    proof.mutate(letter, { onSuccess: onAnswered });
  }

  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <p className="web-form-lead">
        <Trans>
          You are logging in as <Ltr>{email}</Ltr>.
        </Trans>
      </p>
      <ProblemNotice error={proof.error} />
      <Button type="submit" isFullWidth isLoading={proof.isPending}>
        <Trans>Log in</Trans>
      </Button>
      <div className="web-form-ways">
        <Button variant="ghost" size="small" onClick={onOtherWay}>
          <Trans>Send a new code</Trans>
        </Button>
      </div>
    </form>
  );
}
