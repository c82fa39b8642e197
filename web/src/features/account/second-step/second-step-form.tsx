import { Trans } from '@lingui/react/macro';
import {
  Button,
  type ButtonProps,
  Callout,
  FormField,
  OneTimeCodeField,
  TextField,
} from '@osta/ui-kit';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useState } from 'react';

import { isProblem } from '../../../api/api-problem.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { codeLength } from '../fields/password-rules.ts';

/** Authenticator app or recovery code. */
type Source = 'app' | 'kept';

interface SecondStepFormProps<Answer> {
  readonly submitLabel: ReactNode;
  readonly submitVariant?: ButtonProps['variant'];
  readonly proof: UseMutationResult<Answer, Error, { readonly code: string }>;
  readonly onProven: (answer: Answer) => void;
  /** Submits itself with the last digit; not for what nobody should do by accident. */
  readonly sendsItself?: boolean;
  /** The app has just got its key: there are no recovery codes yet. */
  readonly isFirst?: boolean;
  /** Alternatives for the person. */
  readonly children?: ReactNode;
}

/** Takes a code of the authenticator app, or a recovery code. */
export function SecondStepForm<Answer>({
  submitLabel,
  submitVariant = 'primary',
  proof,
  onProven,
  sendsItself = true,
  isFirst = false,
  children,
}: SecondStepFormProps<Answer>): ReactNode {
  const rules = useFieldRules();
  const [source, setSource] = useState<Source>('app');
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);

  function send(typed: string): void {
    const verdict = (source === 'app' ? rules.minLength(codeLength) : rules.required)(typed);
    setWrong(verdict === true ? null : verdict);
    if (verdict !== true || proof.isPending) return;
    proof.mutate(
      { code: typed },
      {
        onSuccess: onProven,
        onError: () => {
          // Clear a wrong app code, but keep a long recovery code for correction
          if (source === 'app') setCode('');
        },
      },
    );
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    send(code);
  }

  function change(next: Source): void {
    setSource(next);
    setCode('');
    setWrong(null);
    proof.reset();
  }

  return (
    <form className="web-form" noValidate onSubmit={submit}>
      {source === 'app' ? (
        <FormField
          key="app"
          label={<Trans>Code from the app</Trans>}
          hint={
            isFirst ? (
              <Trans>The app shows 6 digits for Osta, and others every 30 seconds.</Trans>
            ) : (
              <Trans>The 6 digits that your authenticator app shows for Osta.</Trans>
            )
          }
          error={wrong}
          required
        >
          {/* oxlint-disable jsx-a11y/no-autofocus -- the person has just asked for this step */}
          <OneTimeCodeField
            value={code}
            onChange={setCode}
            {...(sendsItself && { onComplete: send })}
            autoFocus
          />
        </FormField>
      ) : (
        <FormField
          key="kept"
          label={<Trans>Recovery code</Trans>}
          hint={<Trans>One of the codes you saved when you turned this on. Each works once.</Trans>}
          error={wrong}
          required
        >
          <TextField
            isLtr
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          {/* oxlint-enable jsx-a11y/no-autofocus */}
        </FormField>
      )}
      <CodeProblem error={proof.error} source={source} />
      <Button type="submit" variant={submitVariant} isFullWidth isLoading={proof.isPending}>
        {submitLabel}
      </Button>
      <div className="web-form-ways">
        {source === 'app' && !isFirst && (
          <Button variant="ghost" size="small" onClick={() => change('kept')}>
            <Trans>Use a recovery code instead</Trans>
          </Button>
        )}
        {source === 'kept' && (
          <Button variant="ghost" size="small" onClick={() => change('app')}>
            <Trans>Use the app instead</Trans>
          </Button>
        )}
        {children}
      </div>
    </form>
  );
}

interface CodeProblemProps {
  readonly error: unknown;
  readonly source: Source;
}

/**
 * Explains a wrong code. These codes are not sent, so the advice differs from that for an emailed
 * code.
 */
function CodeProblem({ error, source }: CodeProblemProps): ReactNode {
  const isWrong = isProblem(error, 'CODE_REFUSED') || isProblem(error, 'VALIDATION_FAILED');
  if (!isWrong) return <ProblemNotice error={error} />;
  return (
    <Callout tone="danger" role="alert">
      {source === 'app' ? (
        <Trans>
          That code is wrong. Enter the one the app shows now; if that fails too, check your phone’s
          clock.
        </Trans>
      ) : (
        <Trans>That code is wrong or already used. Check it, or use another one.</Trans>
      )}
    </Callout>
  );
}
