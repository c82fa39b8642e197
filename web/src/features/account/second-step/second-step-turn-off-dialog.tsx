import { Trans } from '@lingui/react/macro';
import { Callout, Dialog, notify } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { SecondStepForm } from './second-step-form.tsx';
import { useDisableSecondStep } from './second-step.mutations.ts';

interface TurnOffDialogProps {
  readonly isOpen: boolean;
  /** Admins must have it. */
  readonly isRequired: boolean;
  readonly onLeft: () => void;
  readonly onDone: () => void;
}

/** Turns two-step verification off, with an app code or a recovery code. */
export function TurnOffDialog({
  isOpen,
  isRequired,
  onLeft,
  onDone,
}: TurnOffDialogProps): ReactNode {
  return (
    <Dialog
      size="small"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onLeft();
      }}
      title={<Trans>Turn off two-step verification</Trans>}
      description={
        <Trans>
          After that, a password or a code by email is enough to log in. Your recovery codes stop
          working.
        </Trans>
      }
    >
      <TurnOffForm isRequired={isRequired} onDone={onDone} />
    </Dialog>
  );
}

/** Starts over each time the dialog opens. */
function TurnOffForm({
  isRequired,
  onDone,
}: Pick<TurnOffDialogProps, 'isRequired' | 'onDone'>): ReactNode {
  const disabling = useDisableSecondStep();
  return (
    <div className="web-form">
      {isRequired && (
        <Callout tone="waiting">
          <Trans>You’ll lose access to the admin pages right away.</Trans>
        </Callout>
      )}
      <SecondStepForm
        submitLabel={<Trans>Turn off</Trans>}
        submitVariant="danger"
        sendsItself={false}
        proof={disabling}
        onProven={() => {
          onDone();
          notify.success(<Trans>Two-step verification is off.</Trans>);
        }}
      />
    </div>
  );
}
