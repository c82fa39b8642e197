import { Plural, Trans } from '@lingui/react/macro';
import type { SecondStep } from '@osta/contracts/account/second-step';
import { Badge, Button, Callout, DateText, Text } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { RecoveryCodesRenewal } from './recovery-codes-renewal.tsx';

/** From this number down, the person should make new codes. */
const fewCodes = 2;

interface SecondStepOnProps {
  readonly secondStep: SecondStep;
  readonly email: string;
  readonly onTurnOff: () => void;
}

/** Shows since when two-step verification is on, and how many recovery codes are left. */
export function SecondStepOn({
  secondStep: { since, recoveryCodesLeft },
  email,
  onTurnOff,
}: SecondStepOnProps): ReactNode {
  return (
    <>
      <div className="web-session-words">
        <p className="web-second-step-state">
          <Badge color="green">
            <Trans>On</Trans>
          </Badge>
          {since !== null && (
            <span>
              <Trans>
                Since <DateText instant={since} />
              </Trans>
            </span>
          )}
        </p>
        <Text tone="quiet">
          <Plural
            value={recoveryCodesLeft}
            _0="No recovery code is left."
            one="# recovery code is left."
            other="# recovery codes are left."
          />
        </Text>
      </div>
      {recoveryCodesLeft <= fewCodes && (
        <Callout tone="waiting">
          <Trans>
            Without recovery codes you can’t get in if you lose your phone. Create new ones now.
          </Trans>
        </Callout>
      )}
      <div className="web-actions">
        <RecoveryCodesRenewal email={email} />
        <Button variant="ghost" onClick={onTurnOff}>
          <Trans>Turn off</Trans>
        </Button>
      </div>
    </>
  );
}
