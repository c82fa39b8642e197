import { Trans } from '@lingui/react/macro';
import { Button, Dialog, type DialogProps } from '@osta/ui-kit';
import type { ReactNode, SyntheticEvent } from 'react';

import { ProblemNotice } from '../../../components/problem-notice.tsx';

interface QuestionDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  /** The command that the answer goes into. */
  readonly command: { readonly isPending: boolean; readonly error: Error | null };
  /** The words of the button. */
  readonly sendLabel: ReactNode;
  readonly onSubmit: (event: SyntheticEvent) => void;
  readonly onClose: () => void;
  /** What the reader can do about the problem. */
  readonly instead?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** What is asked before a command on a booking: fields, the problem of the last try, two buttons. */
export function QuestionDialog({
  command,
  sendLabel,
  onSubmit,
  onClose,
  instead,
  children,
  ...dialog
}: QuestionDialogProps): ReactNode {
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} {...dialog}>
      <form className="web-form" noValidate onSubmit={onSubmit}>
        {children}
        <ProblemNotice error={command.error} />
        {instead}
        <div className="web-actions">
          <Button type="submit" variant="accent" isLoading={command.isPending}>
            {sendLabel}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
