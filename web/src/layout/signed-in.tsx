import { Trans } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import { Avatar, Button, NotificationBell } from '@osta/ui-kit';
import { Link, useHydrated } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';

import { isUnregistered } from '../session/guards.ts';

const NotificationCenter = lazy(async () => {
  const module = await import('../features/notifications/notification-center.tsx');
  return { default: module.NotificationCenter };
});
const SignedInMenu = lazy(async () => {
  const module = await import('./signed-in-menu.tsx');
  return { default: module.SignedInMenu };
});

interface SignedInProps {
  readonly me: Me;
}

/**
 * Bell and avatar: inert in the server's HTML, interactive once their code has loaded. Guests never
 * load it.
 */
export function SignedIn({ me }: SignedInProps): ReactNode {
  const isHydrated = useHydrated();
  if (isUnregistered(me)) {
    return (
      <Button asChild size="small">
        <Link to="/auth/signup">
          <Trans>Finish your sign-up</Trans>
        </Link>
      </Button>
    );
  }
  const bell = <NotificationBell count={null} />;
  const avatar = <Avatar name={me.fullName} imageUrl={me.avatarUrl} />;
  if (!isHydrated) {
    return (
      <>
        {bell}
        {avatar}
      </>
    );
  }
  return (
    <>
      <Suspense fallback={bell}>
        <NotificationCenter />
      </Suspense>
      <Suspense fallback={avatar}>
        <SignedInMenu me={me} />
      </Suspense>
    </>
  );
}
