import { NotificationBell } from '@osta/ui-kit';
import { useHydrated } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';

const NotificationCenter = lazy(async () => {
  const { NotificationCenter: Center } =
    await import('../features/notifications/notification-center.tsx');
  return { default: Center };
});

/** The bell's place: a quiet bell in the page as it comes, the living one as soon as it is loaded. */
export function Bell(): ReactNode {
  const isHydrated = useHydrated();
  const quiet = <NotificationBell count={0} />;
  if (!isHydrated) return quiet;
  return (
    <Suspense fallback={quiet}>
      <NotificationCenter />
    </Suspense>
  );
}
