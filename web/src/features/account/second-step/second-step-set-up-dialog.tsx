import { Trans, useLingui } from '@lingui/react/macro';
import type { SecondStepOffer } from '@osta/contracts/account/second-step';
import { Button, Callout, Dialog, Stepper } from '@osta/ui-kit';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { isProblem } from '../../../api/api-problem.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { KeepCodes } from './keep-codes.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { useEnableSecondStep } from './second-step.mutations.ts';
import { SetUpKey } from './set-up-key.tsx';

interface SetUpDialogProps {
  readonly offer: SecondStepOffer;
  readonly email: string;
  /** Called to request another secret in place of an expired one. */
  readonly onBeginAgain: () => void;
  readonly beginningAgain: Pick<UseMutationResult<SecondStepOffer>, 'isPending' | 'error'>;
  readonly onLeft: () => void;
  /** Called when it is on and the codes are stored. */
  readonly onDone: () => void;
}

const steps = ['scan', 'confirm', 'keep'] as const;
type Step = (typeof steps)[number];

/**
 * Turns two-step verification on: the key into the app, a code from it, then the recovery codes.
 */
export function SetUpDialog({
  offer,
  email,
  onBeginAgain,
  beginningAgain,
  onLeft,
  onDone,
}: SetUpDialogProps): ReactNode {
  const { t } = useLingui();
  const enabling = useEnableSecondStep();
  // A new secret starts over at its QR code
  const [confirmed, setConfirmed] = useState<SecondStepOffer | null>(null);
  const [reminders, setReminders] = useState(0);
  const codes = enabling.data?.recoveryCodes;
  const step = stepOf(codes !== undefined, confirmed === offer);

  function leave(): void {
    // The codes are never shown again: the dialog cannot be closed by accident
    if (codes === undefined) onLeft();
    else setReminders(reminders + 1);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) leave();
      }}
      title={<Trans>Turn on two-step verification</Trans>}
    >
      <div className="web-set-up">
        <Stepper
          label={t`Set up two-step verification`}
          current={steps.indexOf(step)}
          steps={[
            { id: 'scan', label: <Trans>Scan</Trans> },
            { id: 'confirm', label: <Trans>Confirm</Trans> },
            { id: 'keep', label: <Trans>Keep the codes</Trans> },
          ]}
        />
        {step === 'scan' && (
          <SetUpKey
            offer={offer}
            onContinue={() => {
              enabling.reset();
              setConfirmed(offer);
            }}
          />
        )}
        {step === 'confirm' && (
          <FirstCode
            enabling={enabling}
            onBack={() => setConfirmed(null)}
            onBeginAgain={onBeginAgain}
            beginningAgain={beginningAgain}
          />
        )}
        {codes !== undefined && (
          <>
            <output className="web-set-up-done">
              <Callout tone="good">
                <Trans>
                  Two-step verification is on. You’ve been logged out on all other devices.
                </Trans>
              </Callout>
            </output>
            <KeepCodes codes={codes} email={email} reminders={reminders} onKept={onDone} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function stepOf(isOn: boolean, isScanned: boolean): Step {
  if (isOn) return 'keep';
  return isScanned ? 'confirm' : 'scan';
}

interface FirstCodeProps extends Pick<SetUpDialogProps, 'onBeginAgain' | 'beginningAgain'> {
  readonly enabling: ReturnType<typeof useEnableSecondStep>;
  readonly onBack: () => void;
}

/** Asks for a code, which proves that the app has the key. */
function FirstCode({ enabling, onBack, onBeginAgain, beginningAgain }: FirstCodeProps): ReactNode {
  if (isProblem(enabling.error, 'SECOND_STEP_NOT_OFFERED')) {
    return (
      <div className="web-form">
        <ProblemNotice error={beginningAgain.error ?? enabling.error} />
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the field that had the focus is gone */}
        <Button isFullWidth autoFocus isLoading={beginningAgain.isPending} onClick={onBeginAgain}>
          <Trans>Begin again</Trans>
        </Button>
      </div>
    );
  }
  return (
    <SecondStepForm
      isFirst
      submitLabel={<Trans>Turn on</Trans>}
      proof={enabling}
      // The mutation's answer is rendered as long as it exists
      onProven={() => undefined}
    >
      <Button variant="ghost" size="small" onClick={onBack}>
        <Trans>Back to the QR code</Trans>
      </Button>
    </SecondStepForm>
  );
}
