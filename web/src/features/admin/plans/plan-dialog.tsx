import { Trans } from '@lingui/react/macro';
import type { StorePlan } from '@osta/contracts/plan/api';
import { Dialog, useLocale } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { PlanForm } from './plan-form.tsx';

interface PlanDialogProps {
  /** The plan to change; `null`: one is added. */
  readonly plan: StorePlan | null;
  readonly onLeft: () => void;
}

/** Adds a plan, or changes what one is called, costs and allows. */
export function PlanDialog({ plan, onLeft }: PlanDialogProps): ReactNode {
  const locale = useLocale();
  const name = plan?.name[locale];
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onLeft();
      }}
      title={plan === null ? <Trans>Add a plan</Trans> : <Trans>Change “{name}”</Trans>}
      description={
        plan === null ? (
          <Trans>Stores can choose it at once.</Trans>
        ) : (
          <Trans>Words and limits count at once, also for stores that have the plan.</Trans>
        )
      }
    >
      <PlanForm plan={plan} onLeft={onLeft} />
    </Dialog>
  );
}
