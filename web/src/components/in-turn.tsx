import { useHydrated } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';

import { whenIdle } from './when-idle.ts';

import './in-turn.css';

/**
 * A place whose parts the browser lays out one by one, when it has drawn the first screen and is idle. Text is most
 * of the work, and on a phone a long page would take it half a second twice: before the first paint, and when the
 * font is there. A page that is opened from another one is laid out at once, so that going back finds its place.
 */
export function InTurn({ children, ...rest }: ComponentProps<'div'>): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isLaidOut, setIsLaidOut] = useState(useHydrated());

  useEffect(() => {
    let isGone = false;
    async function layOut(): Promise<void> {
      for (const part of place.current?.children ?? []) {
        await whenIdle();
        if (isGone) return;
        part.setAttribute('data-laid-out', '');
      }
      setIsLaidOut(true);
    }
    if (!isLaidOut) void layOut();
    return () => {
      isGone = true;
    };
  }, [isLaidOut]);

  return (
    <div {...rest} ref={place} data-in-turn={isLaidOut ? undefined : ''}>
      {children}
    </div>
  );
}
