import { Trans } from '@lingui/react/macro';
import type { AccountKind } from '@osta/contracts/account/kind';
import { Button, homeIcon, Icon, officeIcon, RadioCards, serviceIcon } from '@osta/ui-kit';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { useCarried } from '../../../carried/use-carried.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useServerFields } from '../../../forms/server-fields.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { useRegister } from '../account.mutations.ts';
import { NameInput } from '../fields/name-input.tsx';
import { isAccountKind } from './account-kind.ts';

interface DetailsStepProps {
  readonly initialKind: AccountKind;
  readonly onRegistered: (kind: AccountKind) => void;
}

/** Asks who the person is: name and kind of account. */
export function DetailsStep({ initialKind, onRegistered }: DetailsStepProps): ReactNode {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const rules = useFieldRules();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useCarried('signup-kind', initialKind);
  const registration = useRegister(idempotencyKey);
  const serverFields = useServerFields();
  const { values, errors, fieldId, set, submit, refuse } = useFormFields({
    initial: { name: '' },
    rules: { name: [rules.required, rules.minLength(2), rules.maxLength(120)] },
    carry: { name: 'signup-details', fields: ['name'] },
    onSubmit: ({ name }) =>
      registration.mutate(
        { kind, fullName: name.trim(), locale },
        {
          onSuccess: () => onRegistered(kind),
          onError: (error) => refuse(serverFields(error, { name: 'body.fullName' })),
        },
      ),
  });

  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <NameInput
        id={fieldId('name')}
        error={errors.name}
        value={values.name}
        onChange={(name) => set('name', name)}
      />
      <RadioCards
        legend={<Trans>What would you like to do on Osta?</Trans>}
        value={kind}
        onChange={(value) => isAccountKind(value) && setKind(value)}
        cards={[
          {
            value: 'customer',
            icon: <Icon icon={homeIcon} size={22} />,
            label: <Trans>I need work done</Trans>,
            description: <Trans>Ask professionals for offers and choose one.</Trans>,
          },
          {
            value: 'professional',
            icon: <Icon icon={serviceIcon} size={22} />,
            label: <Trans>I offer my work</Trans>,
            description: <Trans>Receive requests near you and answer with an offer.</Trans>,
          },
          {
            value: 'business',
            icon: <Icon icon={officeIcon} size={22} />,
            label: <Trans>I’m ordering for a business</Trans>,
            description: <Trans>Order work for a shop, an office or a company.</Trans>,
          },
        ]}
      />
      <ProblemNotice error={registration.error} />
      <Button type="submit" isFullWidth isLoading={registration.isPending}>
        <Trans>Create my account</Trans>
      </Button>
    </form>
  );
}
