import { useLingui } from '@lingui/react/macro';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { closeIcon } from '../icons/icons.ts';
import { useUi } from '../provider/ui-context.ts';

export interface SideMenuProps {
  /** What the menu is, for screen readers. */
  readonly label: string;
  readonly isOpen: boolean;
  /** Called on Escape, a press outside, and by the close button. */
  readonly onClose: () => void;
  /** Beside the close button. */
  readonly header?: ReactNode;
  /** Stays at the end: buttons. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A panel that slides in over the page from the inline start. */
export function SideMenu({
  label,
  isOpen,
  onClose,
  header,
  footer,
  children,
}: SideMenuProps): ReactNode {
  const { t } = useLingui();
  const { overlayContainer } = useUi();
  /** Radix returns the focus only to its own trigger, and our openers are outside of it. */
  const opener = useRef<Element | null>(null);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={overlayContainer()}>
        <Dialog.Overlay className="ui-side-menu-overlay" />
        <Dialog.Content
          className="ui-side-menu"
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <Dialog.Title className="ui-visually-hidden">{label}</Dialog.Title>
          <div className="ui-side-menu-header">
            <div className="ui-side-menu-lead">{header}</div>
            <Dialog.Close asChild>
              <IconButton label={t`Close the menu`}>
                <Icon icon={closeIcon} size={22} />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className="ui-side-menu-body">{children}</div>
          {footer !== undefined && <div className="ui-side-menu-footer">{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
