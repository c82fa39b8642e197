import { Trans } from '@lingui/react/macro';
import { AlertDialog } from '@radix-ui/themes';
import { type ReactNode, useRef } from 'react';

import { Button } from '../button/button.tsx';
import { OverlayTheme } from '../provider/overlay-theme.tsx';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** Called when Escape or the cancel button asks to close. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The question. */
  readonly title: ReactNode;
  /** What happens next, and whether it can be undone. */
  readonly description: ReactNode;
  /** The verb of the question. */
  readonly confirmLabel: ReactNode;
  /** The button that changes nothing; “Cancel” by default. Where the verb is to cancel: “Keep it”. */
  readonly keepLabel?: ReactNode;
  readonly onConfirm: () => void;
  readonly isConfirming?: boolean;
  /** `danger` for destructive actions. */
  readonly tone?: 'plain' | 'danger';
  /** The button that led here has the accent: the one that confirms has it, too. */
  readonly hasAccent?: boolean;
  /** A field or two between the description and the buttons. */
  readonly children?: ReactNode;
}

/** Asks before something that matters. The cancel button has the initial focus. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  description,
  confirmLabel,
  keepLabel,
  onConfirm,
  isConfirming = false,
  tone = 'plain',
  hasAccent = false,
  children,
}: ConfirmDialogProps): ReactNode {
  /** Radix returns the focus only to its own trigger, and our openers are outside of it. */
  const opener = useRef<Element | null>(null);
  return (
    <OverlayTheme>
      <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
        <AlertDialog.Content
          className="ui-confirm-dialog"
          maxWidth="440px"
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <AlertDialog.Title className="ui-confirm-dialog-title">{title}</AlertDialog.Title>
          <AlertDialog.Description className="ui-confirm-dialog-text">
            {description}
          </AlertDialog.Description>
          {children}
          <div className="ui-confirm-dialog-actions">
            <AlertDialog.Cancel>
              <Button variant="secondary">{keepLabel ?? <Trans>Cancel</Trans>}</Button>
            </AlertDialog.Cancel>
            <Button
              variant={tone === 'danger' ? 'danger' : hasAccent ? 'accent' : 'primary'}
              isLoading={isConfirming}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Root>
    </OverlayTheme>
  );
}
