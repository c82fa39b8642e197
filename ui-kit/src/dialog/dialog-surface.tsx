import { useLingui } from '@lingui/react/macro';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { closeIcon } from '../icons/icons.ts';
import { useUi } from '../provider/ui-context.ts';

export interface DialogSurfaceProps {
  readonly isOpen: boolean;
  /**
   * Called when Escape, the cross or a press outside asks to close. A form that somebody has begun to
   * fill in stays on a press outside.
   */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The name of the dialog: announced when it opens. */
  readonly title: ReactNode;
  /** A sentence below the title. */
  readonly description?: ReactNode;
  /** Buttons, the main one last. They stay visible while the content scrolls. */
  readonly footer?: ReactNode;
  /** `alertdialog` for what is agreed to: a press outside does not close it. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
}

interface Looks {
  readonly className: string;
  readonly size: string;
  readonly side?: string;
}

/** Focuses the first field of a form instead of the close button above it. */
function focusFirstField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const first = event.currentTarget.querySelector<HTMLElement>(
    '.ui-dialog-body :is(input, select, textarea):not(:disabled, [type=hidden])',
  );
  if (first === null) return;
  event.preventDefault();
  first.focus();
}

/** Shared by Dialog and Drawer: overlay, title, close button, content, buttons, focus. */
export function DialogSurface({
  isOpen,
  onOpenChange,
  title,
  description,
  footer,
  role = 'dialog',
  children,
  className,
  size,
  side,
}: DialogSurfaceProps & Looks): ReactNode {
  const { t } = useLingui();
  const { overlayContainer } = useUi();
  /** Radix returns the focus only to its own trigger, and our openers are outside of it. */
  const opener = useRef<Element | null>(null);
  /** Whether somebody has filled in something that a press beside the dialog would lose. */
  const isFilledIn = useRef(false);
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal container={overlayContainer()}>
        <Primitive.Overlay className="ui-scrim" />
        <Primitive.Content
          className={`ui-dialog-surface ${className}`}
          role={role}
          data-size={size}
          data-side={side}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onInteractOutside={(event) => {
            if (role === 'alertdialog' || isFilledIn.current) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            isFilledIn.current = false;
            opener.current = document.activeElement;
            focusFirstField(event);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <header className="ui-dialog-header">
            <div className="ui-dialog-words">
              <Primitive.Title className="ui-dialog-title">{title}</Primitive.Title>
              {description !== undefined && (
                <Primitive.Description className="ui-dialog-description">
                  {description}
                </Primitive.Description>
              )}
            </div>
            <Primitive.Close asChild>
              <IconButton label={t`Close`} size="small">
                <Icon icon={closeIcon} size={20} />
              </IconButton>
            </Primitive.Close>
          </header>
          <div
            className="ui-dialog-body"
            onInput={({ target }) => {
              if (target instanceof Element && target.closest('form') !== null) {
                isFilledIn.current = true;
              }
            }}
          >
            {children}
          </div>
          {footer !== undefined && <footer className="ui-dialog-footer">{footer}</footer>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
