import { Trans } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import { Button, ConfirmDialog, notify, PhoneNumber, Text } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { useCarried } from '../../../carried/use-carried.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { PhoneForm } from './phone-form.tsx';
import { useRemovePhone } from './phone.mutations.ts';

interface PhoneSectionProps {
  readonly me: Me;
}

/** The account's phone number: none, verified, or being verified. */
export function PhoneSection({ me: { phone } }: PhoneSectionProps): ReactNode {
  const problemText = useProblemText();
  const [isOpen, setIsOpen] = useCarried('phone-is-open', false);
  const [isAsked, setIsAsked] = useState(false);
  const removal = useRemovePhone();

  if (isOpen) return <PhoneForm onDone={() => setIsOpen(false)} />;
  if (phone === null) {
    return (
      <>
        <Text tone="quiet">
          <Trans>
            Only the other side of an agreed booking sees it, until the work is done. We’ll text you
            a code to confirm it.
          </Trans>
        </Text>
        <div>
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            <Trans>Add a number</Trans>
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <div className="web-actions">
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          <Trans>Change the number</Trans>
        </Button>
        <Button variant="ghost" isLoading={removal.isPending} onClick={() => setIsAsked(true)}>
          <Trans>Remove</Trans>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={<Trans>Remove this number</Trans>}
        description={
          <Trans>
            <PhoneNumber e164={phone} /> will no longer belong to your account. You can add it
            again.
          </Trans>
        }
        confirmLabel={<Trans>Remove</Trans>}
        isConfirming={removal.isPending}
        onConfirm={() =>
          removal.mutate(undefined, {
            onSuccess: () => notify.success(<Trans>Your number is removed.</Trans>),
            onError: (error) => notify.error(problemText(error)),
            onSettled: () => setIsAsked(false),
          })
        }
      />
    </>
  );
}
