import { Trans } from '@lingui/react/macro';
import { Button } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { isProblem } from '../../../api/api-problem.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { useSetPassword } from '../account.mutations.ts';
import { PasswordInput } from '../fields/password-input.tsx';
import { longestPassword, shortestPassword } from '../fields/password-rules.ts';

interface SetPasswordFormProps {
  /** A password exists: changing it needs the current one. */
  readonly hasPassword: boolean;
  readonly onDone: () => void;
}

/** Sets the first password, or changes it. */
export function SetPasswordForm({ hasPassword, onDone }: SetPasswordFormProps): ReactNode {
  const rules = useFieldRules();
  const setPassword = useSetPassword();
  // A password may have been set elsewhere since this page was rendered
  const [isCurrentAsked, setIsCurrentAsked] = useState(hasPassword);
  const initial = { current: '', chosen: '' };
  const { values, errors, fieldId, set, setAll, submit } = useFormFields({
    initial,
    rules: {
      current: isCurrentAsked ? [rules.required] : [],
      chosen: [rules.required, rules.minLength(shortestPassword), rules.maxLength(longestPassword)],
    },
    onSubmit: ({ current, chosen }) =>
      setPassword.mutate(
        { newPassword: chosen, ...(isCurrentAsked && { currentPassword: current }) },
        {
          onSuccess: () => {
            setAll(initial);
            onDone();
          },
          onError: (error) => {
            if (isProblem(error, 'CURRENT_PASSWORD_REQUIRED')) setIsCurrentAsked(true);
          },
        },
      ),
  });

  return (
    <form className="web-form" noValidate onSubmit={submit}>
      {isCurrentAsked && (
        <PasswordInput
          id={fieldId('current')}
          label={<Trans>Current password</Trans>}
          error={errors.current}
          value={values.current}
          onChange={(current) => set('current', current)}
        />
      )}
      <PasswordInput
        isNew
        id={fieldId('chosen')}
        label={<Trans>New password</Trans>}
        error={errors.chosen}
        value={values.chosen}
        onChange={(chosen) => set('chosen', chosen)}
      />
      <ProblemNotice error={setPassword.error} />
      <Button type="submit" isLoading={setPassword.isPending}>
        {isCurrentAsked ? <Trans>Change password</Trans> : <Trans>Set password</Trans>}
      </Button>
    </form>
  );
}
