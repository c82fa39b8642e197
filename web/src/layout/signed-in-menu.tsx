import type { Me } from '@osta/contracts/account/api';
import { AccountMenu, notify } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../api/use-api.ts';
import { useProblemText } from '../problem/use-problem-text.ts';
import { myApplicationQuery } from '../professionals/my-application.queries.ts';
import { capabilitiesQuery } from '../session/capabilities.queries.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { accountLinks } from './account-links.tsx';

interface SignedInMenuProps {
  readonly me: Me;
}

/** The avatar and the account menu. Loaded only for signed-in people. */
export function SignedInMenu({ me }: SignedInMenuProps): ReactNode {
  const { signOut } = useSignOut();
  const problemText = useProblemText();
  // Without an answer no capability is assumed
  const { data: capabilities } = useQuery(capabilitiesQuery(useApi(), me.id));
  const hasStore = capabilities?.data.includes('store_management') ?? false;
  const { data: application } = useQuery({
    ...myApplicationQuery(useApi(), me.id),
    enabled: me.role === 'professional',
  });
  const page = useLocation({ select: ({ href }) => href });
  return (
    <AccountMenu
      name={me.fullName}
      detail={me.email}
      imageUrl={me.avatarUrl}
      entries={accountLinks(me, hasStore, application)}
      onLogOut={() => signOut((error) => notify.error(problemText(error)))}
      closeOn={page}
    />
  );
}
