import { Trans } from '@lingui/react/macro';
import { Button, Dialog, notify } from '@osta/ui-kit';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode, SyntheticEvent } from 'react';

import type { Call } from '../../api/call.ts';
import { useCommand } from '../../api/use-command.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';

/** How the dialog of a decision ends. */
export interface DecisionEnd {
  /** The query keys that the decision changes. */
  readonly changes: QueryKey;
  /** Said when it is recorded. */
  readonly done: ReactNode;
  readonly onLeft: () => void;
}

/** What every dialog of a decision says. */
export interface DecisionWords {
  readonly title: ReactNode;
  readonly consequence: ReactNode;
}

interface DecisionDialogProps extends DecisionEnd, DecisionWords {
  /** Returns the call of the decision; `null` while something is missing. */
  readonly answer: () => Call<object> | null;
  /** The fields. */
  readonly children: ReactNode;
}

/** Asks before a decision is sent, in fields of its own. */
export function DecisionDialog({
  title,
  consequence,
  answer,
  changes,
  done,
  onLeft,
  children,
}: DecisionDialogProps): ReactNode {
  const command = useCommand<object>(changes);

  function decide(event: SyntheticEvent): void {
    event.preventDefault();
    const decision = answer();
    if (decision === null) return;
    command.mutate(decision, {
      onSuccess: () => {
        notify.success(done);
        onLeft();
      },
    });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onLeft();
      }}
      title={title}
      description={consequence}
    >
      <form className="web-form" noValidate onSubmit={decide}>
        {children}
        <ProblemNotice error={command.error} />
        <div className="web-actions">
          <Button type="submit" isLoading={command.isPending}>
            {title}
          </Button>
          <Button variant="ghost" onClick={onLeft}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
