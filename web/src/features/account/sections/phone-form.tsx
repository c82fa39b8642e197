import { Trans } from '@lingui/react/macro';
import {
  Button,
  type FieldProblem,
  FormField,
  notify,
  PhoneField,
  PhoneNumber,
  useFieldMessage,
} from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { useCarried } from '../../../carried/use-carried.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useServerFields } from '../../../forms/server-fields.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { CodeForm } from '../fields/code-form.tsx';
import { useSendPhoneCode, useVerifyPhone } from './phone.mutations.ts';

interface PhoneFormProps {
  /** Called when the number is verified, or the form is closed. */
  readonly onDone: () => void;
}

/** Adds or changes the phone number: the number, then the code that was sent to it. */
export function PhoneForm({ onDone }: PhoneFormProps): ReactNode {
  const [sentTo, setSentTo] = useCarried('phone-sent-to', null);
  return sentTo === null ? (
    <NumberStep onSent={setSentTo} onLeft={onDone} />
  ) : (
    <PhoneCodeStep phone={sentTo} onDone={onDone} onOther={() => setSentTo(null)} />
  );
}

interface NumberStepProps {
  readonly onSent: (phone: string) => void;
  readonly onLeft: () => void;
}

function NumberStep({ onSent, onLeft }: NumberStepProps): ReactNode {
  const message = useFieldMessage();
  const serverFields = useServerFields();
  const sendCode = useSendPhoneCode();
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const { values, errors, fieldId, set, submit, refuse } = useFormFields<{
    phone: string | null;
  }>({
    initial: { phone: null },
    rules: {
      phone: [(phone) => phone !== null || (message(problem ?? { code: 'required' }) ?? '')],
    },
    carry: { name: 'phone', fields: ['phone'] },
    onSubmit: ({ phone }) => {
      if (phone === null) return;
      sendCode.mutate(
        { phone },
        {
          onSuccess: () => onSent(phone),
          onError: (error) => refuse(serverFields(error, { phone: 'body.phone' })),
        },
      );
    },
  });
  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <FormField
        id={fieldId('phone')}
        label={<Trans>Phone number</Trans>}
        hint={<Trans>We’ll text you a code.</Trans>}
        error={errors.phone}
        required
      >
        <PhoneField
          value={values.phone}
          onChange={(phone, wrong) => {
            set('phone', phone);
            setProblem(wrong);
          }}
        />
      </FormField>
      <ProblemNotice error={sendCode.error} />
      <div className="web-actions">
        <Button type="submit" isLoading={sendCode.isPending}>
          <Trans>Send me a code</Trans>
        </Button>
        <Button variant="ghost" onClick={onLeft}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

interface PhoneCodeStepProps {
  readonly phone: string;
  readonly onDone: () => void;
  readonly onOther: () => void;
}

function PhoneCodeStep({ phone, onDone, onOther }: PhoneCodeStepProps): ReactNode {
  return (
    <CodeForm
      lead={
        <Trans>
          We’ve sent a 6-digit code to <PhoneNumber e164={phone} />.
        </Trans>
      }
      submitLabel={<Trans>Confirm the number</Trans>}
      proof={useVerifyPhone()}
      bodyOf={(code) => ({ phone, code })}
      onProven={() => {
        notify.success(<Trans>Your number is confirmed.</Trans>);
        onDone();
      }}
      sending={useSendPhoneCode()}
      sendAgain={{ phone }}
    >
      <Button variant="ghost" size="small" onClick={onOther}>
        <Trans>Use another number</Trans>
      </Button>
    </CodeForm>
  );
}
