import { Trans } from '@lingui/react/macro';
import { Button, ConfirmDialog, Dialog, notify } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { useProblemText } from '../../../problem/use-problem-text.ts';
import { KeepCodes } from './keep-codes.tsx';
import { useRenewRecoveryCodes } from './second-step.mutations.ts';

interface RecoveryCodesRenewalProps {
  readonly email: string;
}

/** Replaces the recovery codes, and shows the new ones once. */
export function RecoveryCodesRenewal({ email }: RecoveryCodesRenewalProps): ReactNode {
  const problemText = useProblemText();
  const renewal = useRenewRecoveryCodes();
  const [isAsked, setIsAsked] = useState(false);
  const [reminders, setReminders] = useState(0);
  const codes = renewal.data?.recoveryCodes;

  return (
    <>
      <Button variant="secondary" isLoading={renewal.isPending} onClick={() => setIsAsked(true)}>
        <Trans>New recovery codes</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={<Trans>Make new recovery codes</Trans>}
        description={<Trans>Your old codes stop working right away.</Trans>}
        confirmLabel={<Trans>Make new ones</Trans>}
        onConfirm={() => {
          // Close first: the step-up dialog may have to open in its place
          setIsAsked(false);
          renewal.mutate(undefined, { onError: (error) => notify.error(problemText(error)) });
        }}
      />
      <Dialog
        isOpen={codes !== undefined}
        onOpenChange={(open) => {
          if (!open) setReminders(reminders + 1);
        }}
        title={<Trans>Your recovery codes</Trans>}
      >
        {codes !== undefined && (
          <KeepCodes
            codes={codes}
            email={email}
            reminders={reminders}
            onKept={() => renewal.reset()}
          />
        )}
      </Dialog>
    </>
  );
}
