import type { Me } from '@osta/contracts/account/api';
import { AccountMenu } from '@osta/ui-kit';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useAccountMenu } from './use-account-menu.tsx';

interface SignedInMenuProps {
  readonly me: Me;
}

/** The avatar and the account menu. Loaded only for signed-in people. */
export function SignedInMenu({ me }: SignedInMenuProps): ReactNode {
  const page = useLocation({ select: ({ href }) => href });
  return <AccountMenu {...useAccountMenu(me)} closeOn={page} />;
}
