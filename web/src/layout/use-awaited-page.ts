import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { type AwaitedPage, awaitedPath, pageOf } from './page-shape.ts';

/** Milliseconds: a page that comes sooner replaces the one before without a step between. */
const patience = 200;

/** Returns what the next page will look like once it lets the reader wait; otherwise `null`. */
export function useAwaitedPage(): AwaitedPage | null {
  const router = useRouter();
  const path = useRouterState({ select: awaitedPath });
  const [isLate, setIsLate] = useState(false);
  const isAwaited = path !== null;

  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isAwaited]);

  return isLate && path !== null ? pageOf(router.getMatchedRoutes(path)[0]) : null;
}
