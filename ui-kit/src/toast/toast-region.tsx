import { type ReactNode, Suspense, lazy, useEffect, useState } from 'react';

import { type Notice, listenForNotices } from './notify.ts';

const Toaster = lazy(async () => {
  const { SonnerToaster } = await import('./sonner-toaster.tsx');
  return { default: SonnerToaster };
});

/** Where toasts appear. UiProvider includes it; its code loads with the first notice. */
export function ToastRegion(): ReactNode {
  const [first, setFirst] = useState<readonly Notice[]>([]);
  const [isLoaded, setIsLoaded] = useState(false);

  useEffect(() => {
    if (isLoaded) return undefined;
    return listenForNotices((notice) => setFirst((notices) => [...notices, notice]));
  }, [isLoaded]);

  if (first.length === 0) return null;
  return (
    <Suspense>
      <Toaster first={first} onLoaded={() => setIsLoaded(true)} />
    </Suspense>
  );
}
