import { Trans, useLingui } from '@lingui/react/macro';
import type { StorePlan } from '@osta/contracts/plan/api';
import { useLocale } from '@osta/ui-kit';
import { type ReactNode, useId, useState } from 'react';

import { call } from '../../../api/call.ts';
import { storesKey } from '../../../stores/stores.queries.ts';
import { DecisionDialog } from '../decision-dialog.tsx';
import { ReasonField } from '../reason-field.tsx';

interface RetirePlanDialogProps {
  readonly plan: StorePlan;
  readonly onLeft: () => void;
}

/** Asks why a plan is retired, or a retired one offered again. */
export function RetirePlanDialog({
  plan: { id: planId, name, isRetired },
  onLeft,
}: RetirePlanDialogProps): ReactNode {
  const { t } = useLingui();
  const reasonId = useId();
  const named = name[useLocale()];
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  return (
    <DecisionDialog
      changes={storesKey}
      onLeft={onLeft}
      title={isRetired ? <Trans>Offer “{named}” again</Trans> : <Trans>Retire “{named}”</Trans>}
      consequence={
        isRetired ? (
          <Trans>Stores can choose the plan at once.</Trans>
        ) : (
          <Trans>Stores can no longer choose it. Those that have it keep it.</Trans>
        )
      }
      done={
        isRetired ? <Trans>The plan is offered again.</Trans> : <Trans>The plan is retired.</Trans>
      }
      answer={() => {
        const why = reason.trim();
        setError(why.length > 2 ? undefined : t`Say in a few words why.`);
        if (why.length <= 2) return null;
        const about = { params: { planId }, body: { reason: why } };
        return isRetired
          ? call('POST /api/admin/stores/plans/{planId}/offer', about)
          : call('POST /api/admin/stores/plans/{planId}/retire', about);
      }}
    >
      <ReasonField id={reasonId} value={reason} error={error} onChange={setReason} />
    </DecisionDialog>
  );
}
