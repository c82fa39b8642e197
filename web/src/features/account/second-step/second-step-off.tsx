import { Trans } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import { Button, Callout, Text } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { ProblemNotice } from '../../../components/problem-notice.tsx';

interface SecondStepOffProps {
  readonly me: Pick<Me, 'isAdmin' | 'role'>;
  readonly isRequired: boolean;
  /** Why it could not begin. */
  readonly error: Error | null;
  readonly isBeginning: boolean;
  readonly onBegin: () => void;
}

/** Explains two-step verification, and begins it. */
export function SecondStepOff({
  me: { isAdmin, role },
  isRequired,
  error,
  isBeginning,
  onBegin,
}: SecondStepOffProps): ReactNode {
  const isReliedOn = isAdmin || role === 'professional' || role === 'business';
  return (
    <>
      <Text tone="quiet">
        <Trans>
          With it on, logging in also needs a code from an app on your phone. Someone who learns
          your password or reads your email still can’t get in.
        </Trans>
      </Text>
      {isRequired && (
        <Callout tone="waiting">
          <Trans>Required for admins. Admin pages stay closed until it’s on.</Trans>
        </Callout>
      )}
      {isReliedOn && !isRequired && (
        <Callout tone="info">
          <Trans>Others rely on your account, so we recommend turning this on.</Trans>
        </Callout>
      )}
      <ProblemNotice error={error} />
      <div>
        <Button
          variant={isRequired ? 'primary' : 'secondary'}
          isLoading={isBeginning}
          onClick={onBegin}
        >
          <Trans>Turn on</Trans>
        </Button>
      </div>
    </>
  );
}
