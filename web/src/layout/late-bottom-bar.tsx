import { useHydrated } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';

import { isUnregistered } from '../session/guards.ts';
import { useMe } from '../session/use-me.ts';

const DailyPlaces = lazy(async () => {
  const module = await import('./daily-places.tsx');
  return { default: module.DailyPlaces };
});

/** The bar at the lower edge of a phone, empty until its code has loaded. Guests never load it. */
export function LateBottomBar(): ReactNode {
  const me = useMe();
  const isHydrated = useHydrated();
  if (me === null || isUnregistered(me) || me.role === null) return null;
  const place = <div className="web-bottom-place" />;
  return isHydrated ? (
    <Suspense fallback={place}>
      <DailyPlaces me={me} role={me.role} />
    </Suspense>
  ) : (
    place
  );
}
