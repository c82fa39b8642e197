import { Trans } from '@lingui/react/macro';
import type { SignedIn } from '@osta/contracts/account/api';
import { Button } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { isProblem } from '../../../api/api-problem.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { useFinishSignIn } from './second-step.mutations.ts';

interface SecondStepSignInProps {
  readonly onSignedIn: (answer: SignedIn) => void;
  /** Called to go back to the first step. */
  readonly onBack: () => void;
  readonly backLabel: ReactNode;
}

/** The second step of a sign-in, after any first step. */
export function SecondStepSignIn({
  onSignedIn,
  onBack,
  backLabel,
}: SecondStepSignInProps): ReactNode {
  const finish = useFinishSignIn();
  if (isProblem(finish.error, 'SIGN_IN_EXPIRED')) {
    return (
      <div className="web-form">
        <ProblemNotice error={finish.error} />
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the field that had the focus is gone */}
        <Button isFullWidth autoFocus onClick={onBack}>
          {backLabel}
        </Button>
      </div>
    );
  }
  return (
    <SecondStepForm submitLabel={<Trans>Continue</Trans>} proof={finish} onProven={onSignedIn}>
      <Button variant="ghost" size="small" onClick={onBack}>
        {backLabel}
      </Button>
    </SecondStepForm>
  );
}
