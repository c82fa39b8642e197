import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';

import { useIsWide } from '../layout/use-is-wide.ts';

interface ResultMapProps {
  /** Which of list and map is shown, where there is no room for both. */
  readonly view: 'map' | undefined;
  /** The map, whose code is loaded once it is shown. */
  readonly children: ReactNode;
}

/**
 * The map beside results, where there is room for both or it is asked for. It knows by itself that the browser has
 * taken over and how wide the window is: the page with its list is not rendered again for that.
 */
export function ResultMap({ view, children }: ResultMapProps): ReactNode {
  const isWide = useIsWide();
  const isHydrated = useHydrated();
  return isHydrated && (isWide || view === 'map') && <Suspense>{children}</Suspense>;
}
