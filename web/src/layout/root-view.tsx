import { SkipLink } from '@osta/ui-kit';
import { Outlet, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';

import { restoreTyped } from '../forms/carry-typed.ts';
import { releaseForms } from '../hydration/early-submit.ts';
import { mainId } from './main-id.ts';
import { NavigationProgress } from './navigation-progress.tsx';

/** What is the same on every page: the way past the navigation, and where the focus goes. */
export function RootView(): ReactNode {
  const router = useRouter();

  useEffect(() => {
    restoreTyped(document, window.sessionStorage, router.state.location.pathname);
    releaseForms();
  }, [router]);

  useEffect(
    () =>
      // A new page is a new place: keyboards and screen readers start where it starts
      // oxlint-disable-next-line lingui/no-unlocalized-strings -- an event of the router
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (fromLocation === undefined || !pathChanged || toLocation.hash !== '') return;
        document.getElementById(mainId)?.focus({ preventScroll: true });
      }),
    [router],
  );

  return (
    <>
      <SkipLink targetId={mainId} />
      <NavigationProgress />
      <Outlet />
    </>
  );
}
