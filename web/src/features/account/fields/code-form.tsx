import { Trans } from '@lingui/react/macro';
import { Button, FormField, notify, OneTimeCodeField } from '@osta/ui-kit';
import type { UseMutationResult } from '@tanstack/react-query';
import { type SyntheticEvent, type ReactNode, useState } from 'react';

import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { codeLength } from './password-rules.ts';

interface CodeFormProps<Body, Answer, Again> {
  /** Says where the code was sent. */
  readonly lead: ReactNode;
  readonly submitLabel: ReactNode;
  /** The command that checks the code. */
  readonly proof: UseMutationResult<Answer, Error, Body>;
  readonly bodyOf: (code: string) => Body;
  readonly onProven: (answer: Answer) => void;
  /** Sends another code. */
  readonly sending: UseMutationResult<unknown, Error, Again>;
  readonly sendAgain: Again;
  /** Alternatives for the person. */
  readonly children?: ReactNode;
}

/** Takes a code that was sent to the person; submits itself with the last digit. */
export function CodeForm<Body, Answer, Again>({
  lead,
  submitLabel,
  proof,
  bodyOf,
  onProven,
  sending,
  sendAgain,
  children,
}: CodeFormProps<Body, Answer, Again>): ReactNode {
  const rules = useFieldRules();
  const problemText = useProblemText();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);

  function send(digits: string): void {
    const verdict = rules.minLength(codeLength)(digits);
    setWrong(verdict === true ? null : verdict);
    if (verdict !== true || proof.isPending) return;
    proof.mutate(bodyOf(digits), { onSuccess: onProven, onError: () => setCode('') });
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    send(code);
  }

  function again(): void {
    setCode('');
    proof.reset();
    sending.mutate(sendAgain, {
      onSuccess: () => notify.success(<Trans>We’ve sent you a new code.</Trans>),
      onError: (error) => notify.error(problemText(error)),
    });
  }

  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <p className="web-form-lead">{lead}</p>
      <FormField label={<Trans>Code</Trans>} error={wrong} required>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this step */}
        <OneTimeCodeField value={code} onChange={setCode} onComplete={send} autoFocus />
      </FormField>
      <ProblemNotice error={proof.error} />
      <Button type="submit" isFullWidth isLoading={proof.isPending}>
        {submitLabel}
      </Button>
      <div className="web-form-ways">
        <Button variant="ghost" size="small" isLoading={sending.isPending} onClick={again}>
          <Trans>Send a new code</Trans>
        </Button>
        {children}
      </div>
    </form>
  );
}
