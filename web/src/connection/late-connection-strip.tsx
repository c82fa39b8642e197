import { useHydrated } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

import { useMe } from '../session/use-me.ts';

async function loadStrip(): Promise<{ readonly default: ComponentType }> {
  try {
    const module = await import('./connection-strip.tsx');
    return { default: module.ConnectionStrip };
  } catch {
    // The connection went before the strip came: the page goes on without it
    return { default: () => null };
  }
}

const Strip = lazy(loadStrip);

/** The strip about the connection, for people who are signed in. Its code loads after the page. */
export function LateConnectionStrip(): ReactNode {
  const isHydrated = useHydrated();
  const me = useMe();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  // When the session ends, the strip says that what waits needs a login
  if (me !== null && !wasSignedIn) setWasSignedIn(true);
  if (!isHydrated || !wasSignedIn) return null;
  return (
    <Suspense>
      <Strip />
    </Suspense>
  );
}
