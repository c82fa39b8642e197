import { Trans } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import type { SecondStepOffer } from '@osta/contracts/account/second-step';
import { ErrorState, Skeleton } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';
import { secondStepQuery } from '../../../session/second-step.queries.ts';
import { AccountRow } from '../sections/account-row.tsx';
import { SecondStepOff } from './second-step-off.tsx';
import { SecondStepOn } from './second-step-on.tsx';
import { TurnOffDialog } from './second-step-turn-off-dialog.tsx';
import { useOfferSecondStep } from './second-step.mutations.ts';

/** Loaded on demand: it draws QR codes. */
const SetUpDialog = lazy(async () => {
  const module = await import('./second-step-set-up-dialog.tsx');
  return { default: module.SetUpDialog };
});

interface SecondStepSectionProps {
  readonly me: Me;
}

/** Two-step verification: off, being set up, or on. */
export function SecondStepSection({ me }: SecondStepSectionProps): ReactNode {
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(secondStepQuery(useApi()));
  const offering = useOfferSecondStep();
  const [offer, setOffer] = useState<SecondStepOffer | null>(null);
  const [isTurningOff, setIsTurningOff] = useState(false);
  const head = useRef<HTMLElement>(null);
  const [changes, setChanges] = useState(0);

  // The button that had the focus is gone
  useEffect(() => {
    if (changes > 0) head.current?.focus();
  }, [changes]);

  function begin(): void {
    offering.mutate(undefined, { onSuccess: setOffer });
  }

  return (
    <AccountRow
      id="second-step"
      label={<Trans>Two-step verification</Trans>}
      value={
        data !== undefined && (data.isOn ? <Trans>On</Trans> : <Trans context="state">Off</Trans>)
      }
      headRef={head}
    >
      {data === undefined && error !== null && (
        <ErrorState
          size="small"
          title={<Trans>Two-step verification couldn’t be loaded</Trans>}
          description={problemText(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data === undefined && error === null && <Skeleton width="100%" height="96px" />}
      {data?.isOn === false && (
        <SecondStepOff
          me={me}
          isRequired={data.isRequired}
          // The open dialog shows the error itself
          error={offer === null ? offering.error : null}
          isBeginning={offer === null && offering.isPending}
          onBegin={begin}
        />
      )}
      {data?.isOn === true && (
        <SecondStepOn secondStep={data} email={me.email} onTurnOff={() => setIsTurningOff(true)} />
      )}
      {offer !== null && (
        <Suspense fallback={null}>
          <SetUpDialog
            offer={offer}
            email={me.email}
            onBeginAgain={begin}
            beginningAgain={offering}
            onLeft={() => setOffer(null)}
            onDone={() => {
              setOffer(null);
              setChanges(changes + 1);
            }}
          />
        </Suspense>
      )}
      <TurnOffDialog
        isOpen={isTurningOff}
        isRequired={data?.isRequired === true}
        onLeft={() => setIsTurningOff(false)}
        onDone={() => {
          setIsTurningOff(false);
          setChanges(changes + 1);
        }}
      />
    </AccountRow>
  );
}
