import type { Me } from '@osta/contracts/account/api';
import { SkipLink } from '@osta/ui-kit';
import { Outlet, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';

import { createCarrier } from '../carried/carrier.ts';
import { CarrierContext } from '../carried/use-carried.ts';
import { ContentArrivalContext, createContentArrival } from '../hydration/content-arrival.ts';
import { catchUp } from '../hydration/early-input.ts';
import { meKey } from '../session/me.queries.ts';
import { mainId } from './main-id.ts';
import { NavigationProgress } from './navigation-progress.tsx';

/** Around every page: the skip link, and the focus after navigation. */
export function RootView(): ReactNode {
  const router = useRouter();
  const [carrier] = useState(() => createCarrier(() => window.sessionStorage));
  const [arrival] = useState(createContentArrival);

  useEffect(
    () =>
      carrier.join('scrolled', {
        read: () => window.scrollY / document.documentElement.scrollHeight,
        restore: (share) =>
          window.scrollTo({
            top: Number(share) * document.documentElement.scrollHeight,
            // The reader goes on where they were: nothing moves before their eyes
            behavior: 'instant',
          }),
      }),
    [carrier],
  );

  useEffect(() => {
    const { locale, queryClient } = router.options.context;
    const who = queryClient.getQueryData<Me | null>(meKey)?.id ?? null;
    const path = router.state.location.pathname;
    const opened = carrier.open({ path, locale, who });
    // Replayed before its handlers are hydrated, a form would be submitted by the browser itself
    void Promise.allSettled([opened, arrival.whenArrived]).then(catchUp);
  }, [arrival, carrier, router]);

  useEffect(
    () =>
      // After navigation, keyboards and screen readers start at the new page
      // oxlint-disable-next-line lingui/no-unlocalized-strings -- an event of the router
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (fromLocation === undefined || !pathChanged) return;
        carrier.forget();
        if (toLocation.hash === '') document.getElementById(mainId)?.focus({ preventScroll: true });
      }),
    [carrier, router],
  );

  return (
    <CarrierContext value={carrier}>
      <SkipLink targetId={mainId} />
      <NavigationProgress />
      <ContentArrivalContext value={arrival}>
        <Outlet />
      </ContentArrivalContext>
    </CarrierContext>
  );
}
