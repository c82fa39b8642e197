import { Trans } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import type { SignInAnswer } from '@osta/contracts/account/second-step';
import { Button, Dialog, Ltr } from '@osta/ui-kit';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { useSendCode, useSignInWithPassword } from '../account.mutations.ts';
import { CodeStep } from '../fields/code-step.tsx';
import { PasswordInput } from '../fields/password-input.tsx';
import { SecondStepSignIn } from '../second-step/second-step-sign-in.tsx';
import { awaitsSecondStep } from '../sign-in-answer.ts';

type Who = Pick<Me, 'email' | 'hasPassword'>;

interface ProofDialogProps {
  readonly who: Who;
  readonly isOpen: boolean;
  readonly onProven: () => void;
  readonly onLeft: () => void;
}

/** Asks for a fresh sign-in (step-up) above the page. The page keeps its state. */
export function ProofDialog({ who, isOpen, onProven, onLeft }: ProofDialogProps): ReactNode {
  return (
    <Dialog
      size="small"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onLeft();
      }}
      title={<Trans>Confirm it’s you</Trans>}
      description={
        <Trans>
          It’s been a while since you logged in. Confirm it’s you and carry on: nothing you typed is
          lost.
        </Trans>
      }
    >
      <ProofSteps who={who} onProven={onProven} />
    </Dialog>
  );
}

interface StepProps {
  readonly who: Who;
  readonly onProven: () => void;
}

/** Starts over each time the dialog opens. */
function ProofSteps({ who, onProven }: StepProps): ReactNode {
  const [step, setStep] = useState<'password' | 'code'>(who.hasPassword ? 'password' : 'code');
  const [isSent, setIsSent] = useState(false);
  const [isAwaited, setIsAwaited] = useState(false);

  function goOn(answer: SignInAnswer): void {
    if (awaitsSecondStep(answer)) setIsAwaited(true);
    else onProven();
  }

  if (isAwaited) {
    return (
      <SecondStepSignIn
        onSignedIn={onProven}
        onBack={() => setIsAwaited(false)}
        backLabel={<Trans>Back</Trans>}
      />
    );
  }
  if (step === 'password') {
    return <PasswordProof who={who} onAnswered={goOn} onCodeInstead={() => setStep('code')} />;
  }
  if (isSent) return <CodeStep email={who.email} onAnswered={goOn} />;
  return (
    <SendStep
      email={who.email}
      onSent={() => setIsSent(true)}
      {...(who.hasPassword && { onPasswordInstead: () => setStep('password') })}
    />
  );
}

interface PasswordProofProps {
  readonly who: Who;
  readonly onAnswered: (answer: SignInAnswer) => void;
  readonly onCodeInstead: () => void;
}

function PasswordProof({ who, onAnswered, onCodeInstead }: PasswordProofProps): ReactNode {
  const rules = useFieldRules();
  const signIn = useSignInWithPassword();
  const { values, errors, fieldId, set, submit } = useFormFields({
    initial: { password: '' },
    rules: { password: [rules.required] },
    onSubmit: ({ password }) =>
      signIn.mutate({ email: who.email, password }, { onSuccess: onAnswered }),
  });
  return (
    <form className="web-form" noValidate onSubmit={submit}>
      {/* Tells password managers which account the password belongs to */}
      <input type="hidden" autoComplete="username" value={who.email} />
      <PasswordInput
        id={fieldId('password')}
        label={<Trans>Your password</Trans>}
        error={errors.password}
        value={values.password}
        onChange={(password) => set('password', password)}
      />
      <ProblemNotice error={signIn.error} />
      <Button type="submit" isFullWidth isLoading={signIn.isPending}>
        <Trans>Continue</Trans>
      </Button>
      <Button variant="ghost" isFullWidth onClick={onCodeInstead}>
        <Trans>Log in with a code instead</Trans>
      </Button>
    </form>
  );
}

interface SendStepProps {
  readonly email: string;
  readonly onSent: () => void;
  readonly onPasswordInstead?: () => void;
}

function SendStep({ email, onSent, onPasswordInstead }: SendStepProps): ReactNode {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const sendCode = useSendCode();
  return (
    <div className="web-form">
      <p className="web-form-lead">
        <Trans>
          We send a code of 6 digits to <Ltr>{email}</Ltr>.
        </Trans>
      </p>
      <ProblemNotice error={sendCode.error} />
      <Button
        isFullWidth
        isLoading={sendCode.isPending}
        onClick={() => sendCode.mutate({ email, locale }, { onSuccess: onSent })}
      >
        <Trans>Send me a code</Trans>
      </Button>
      {onPasswordInstead !== undefined && (
        <Button variant="ghost" isFullWidth onClick={onPasswordInstead}>
          <Trans>Use a password instead</Trans>
        </Button>
      )}
    </div>
  );
}
