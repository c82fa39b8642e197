import { Trans } from '@lingui/react/macro';
import { Button } from '@osta/ui-kit';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useServerFields } from '../../../forms/server-fields.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { useSendCode } from '../account.mutations.ts';
import { EmailInput } from '../fields/email-input.tsx';

interface EmailStepProps {
  readonly initialEmail: string;
  readonly onSent: (email: string) => void;
  /** Alternatives for the person. */
  readonly children?: ReactNode;
}

/** Asks for an email address and sends a code there. */
export function EmailStep({ initialEmail, onSent, children }: EmailStepProps): ReactNode {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const rules = useFieldRules();
  const sendCode = useSendCode();
  const serverFields = useServerFields();
  const { values, errors, fieldId, set, submit, refuse } = useFormFields({
    initial: { email: initialEmail },
    rules: { email: [rules.required, rules.email] },
    carry: { name: 'code-to', fields: ['email'] },
    onSubmit: ({ email }) =>
      sendCode.mutate(
        { email: email.trim(), locale },
        {
          onSuccess: () => onSent(email.trim()),
          onError: (error) => refuse(serverFields(error, { email: 'body.email' })),
        },
      ),
  });

  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <EmailInput
        id={fieldId('email')}
        error={errors.email}
        autoComplete="email"
        value={values.email}
        onChange={(email) => set('email', email)}
      />
      <ProblemNotice error={sendCode.error} />
      <Button type="submit" isFullWidth isLoading={sendCode.isPending}>
        <Trans>Send me a code</Trans>
      </Button>
      {children}
    </form>
  );
}
