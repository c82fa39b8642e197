import { useHydrated } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

import { useMe } from '../session/use-me.ts';

/** Loads a strip. When the connection went before it came, the page goes on without it. */
function lazyStrip(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load().catch(() => () => null) }));
}

const MemberStrip = lazyStrip(async () => (await import('./connection-strip.tsx')).ConnectionStrip);
const GuestStrip = lazyStrip(async () => (await import('./offline-strip.tsx')).OfflineStrip);

/** The strip about the connection. Its code loads after the page. */
export function LateConnectionStrip(): ReactNode {
  const isHydrated = useHydrated();
  const me = useMe();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  // When the session ends, the strip says that what waits needs a login
  if (me !== null && !wasSignedIn) setWasSignedIn(true);
  if (!isHydrated) return null;
  return <Suspense>{wasSignedIn ? <MemberStrip /> : <GuestStrip />}</Suspense>;
}
