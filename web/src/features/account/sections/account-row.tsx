import { Trans } from '@lingui/react/macro';
import { expandIcon, Icon } from '@osta/ui-kit';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, type Ref, useCallback, useEffect, useRef, useState } from 'react';

import { carriedKey, useCarriedPart } from '../../../carried/use-carried.ts';
import { RefusalContext } from '../../../problem/use-on-refusal.ts';

import './account-row.css';

interface AccountRowProps {
  /** The fragment of its address: a link with it opens the row. */
  readonly id: string;
  readonly label: ReactNode;
  /** What is set now, in a word. */
  readonly value: ReactNode;
  /** What opens the row. */
  readonly headRef?: Ref<HTMLElement>;
  /** What changes it; it may close the row when it is done. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

function closeRow(id: string): void {
  const row = document.getElementById(id);
  if (!(row instanceof HTMLDetailsElement)) return;
  row.open = false;
  // What had the focus is hidden
  row.querySelector('summary')?.focus();
}

/**
 * One line of the account that opens: one at a time. The browser itself opens it, so that it works
 * before the page is alive. A refusal that comes later opens its row again.
 */
export function AccountRow({ id, label, value, headRef, children }: AccountRowProps): ReactNode {
  const row = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => {
    if (row.current !== null) row.current.open = true;
  }, []);
  const isNamed = useLocation({ select: ({ hash }) => hash === id });

  useCarriedPart(carriedKey('row-is-open', id), isOpen, (kept) => {
    // Whoever has opened another row before the page lives keeps that one
    const opened = document.querySelector('details[name="account"][open]');
    const isOnlyNamed = opened === null || `#${opened.id}` === window.location.hash;
    if (kept === true && isOnlyNamed) open();
  });

  useEffect(() => {
    if (isNamed) open();
  }, [isNamed, open]);

  return (
    <details
      className="web-account-row"
      id={id}
      name="account"
      ref={row}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="web-account-row-head" ref={headRef}>
        <h2 className="web-account-row-label">{label}</h2>
        <span className="web-account-row-value">{value}</span>
        <span className="web-account-row-change">
          <Trans>Change</Trans>
          <Icon icon={expandIcon} size={18} />
        </span>
      </summary>
      <div className="web-account-row-fields">
        <RefusalContext value={open}>
          {typeof children === 'function' ? children(() => closeRow(id)) : children}
        </RefusalContext>
      </div>
    </details>
  );
}
