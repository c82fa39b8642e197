import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Toaster, toast } from 'sonner';

import { Icon } from '../icons/icon.tsx';
import { closeIcon, dangerIcon, doneIcon } from '../icons/icons.ts';
import { useDirection } from '../provider/ui-context.ts';
import { type Notice, listenForNotices } from './notify.ts';

/** How long a toast stays, in milliseconds (docs/spec.md §9). */
const staysFor = 5000;

/** Above what stays at the lower edge of a phone. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- a length
const aboveEdge = 'calc(var(--ui-edge-height, 0px) + 16px)';

export interface SonnerToasterProps {
  /** Notices that arrived while this module was loading. */
  readonly first: readonly Notice[];
  readonly onLoaded: () => void;
}

/** Sonner's call for each tone. */
const toastOf = { good: toast.success, danger: toast.error } as const;

/** Sonner with Osta's styles. Its position is physical, so it is chosen by direction. */
export function SonnerToaster({ first, onLoaded }: SonnerToasterProps): ReactNode {
  const { t } = useLingui();
  const direction = useDirection();
  const opening = useRef({ first, onLoaded });
  const shown = useRef(new Map<string | number, Notice>());

  useEffect(() => {
    const show = (notice: Notice): void => {
      const forget = ({ id }: { readonly id: string | number }): void => {
        shown.current.delete(id);
      };
      const id = toastOf[notice.tone](notice.message, { onAutoClose: forget, onDismiss: forget });
      shown.current.set(id, notice);
    };
    for (const notice of opening.current.first) show(notice);
    opening.current.onLoaded();
    opening.current = { first: [], onLoaded: () => undefined };
    return listenForNotices(show);
  }, []);

  /** Sonner pauses only for the pointer: keyboard users need the time as well. */
  const stay = (duration: number): void => {
    for (const [id, { tone, message }] of shown.current) toastOf[tone](message, { id, duration });
  };

  return (
    <div
      onFocus={() => stay(Number.POSITIVE_INFINITY)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) stay(staysFor);
      }}
    >
      <Toaster
        className="ui-toaster"
        dir={direction}
        position={direction === 'rtl' ? 'bottom-left' : 'bottom-right'}
        duration={staysFor}
        mobileOffset={{ bottom: aboveEdge }}
        closeButton
        containerAriaLabel={t`Notices`}
        icons={{
          success: <Icon icon={doneIcon} size={20} />,
          error: <Icon icon={dangerIcon} size={20} />,
          close: <Icon icon={closeIcon} size={14} />,
        }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: t`Dismiss`,
          classNames: {
            toast: 'ui-toast',
            title: 'ui-toast-message',
            icon: 'ui-toast-icon',
            closeButton: 'ui-toast-close',
          },
        }}
      />
    </div>
  );
}
