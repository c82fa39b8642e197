import { Trans } from '@lingui/react/macro';
import { notify, ReasonDialog } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import type { Call } from '../../api/call.ts';
import { useCommand } from '../../api/use-command.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { requestKeys } from '../../requests/requests.queries.ts';

/** As long as the service accepts. */
const longestReason = 300;

interface ReasonQuestionProps {
  readonly title: ReactNode;
  /** What happens next, and whether it can be undone. */
  readonly description: ReactNode;
  readonly confirmLabel: ReactNode;
  /** Who reads the reason; by default the other side alone. */
  readonly readBy?: ReactNode;
  readonly isReasonOptional?: boolean;
  readonly callOf: (reason: string) => Call<object>;
  /** Said when it is done. */
  readonly done: ReactNode;
  readonly onClose: () => void;
}

/** Asks before somebody ends a request, an offer or an invitation, and why: others read it in the history. */
export function ReasonQuestion({
  readBy,
  isReasonOptional = true,
  callOf,
  done,
  onClose,
  ...question
}: ReasonQuestionProps): ReactNode {
  const command = useCommand<object>(requestKeys.all);
  return (
    <ReasonDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      tone="danger"
      reasonLabel={<Trans>Reason</Trans>}
      reasonHint={readBy ?? <Trans>The other side reads it.</Trans>}
      isReasonOptional={isReasonOptional}
      maxLength={longestReason}
      isConfirming={command.isPending}
      onConfirm={(reason) =>
        command.mutate(callOf(reason), {
          onSuccess: () => {
            onClose();
            notify.success(done);
          },
        })
      }
      {...question}
    >
      <ProblemNotice error={command.error} />
    </ReasonDialog>
  );
}
