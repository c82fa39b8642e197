import type { Me } from '@osta/contracts/account/api';
import { type AccountMenuProps, notify } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../api/use-api.ts';
import { useProblemText } from '../problem/use-problem-text.ts';
import { myApplicationQuery } from '../professionals/my-application.queries.ts';
import { capabilitiesQuery } from '../session/capabilities.queries.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { accountLinks } from './account-links.tsx';

/** Returns whose account it is, where its menu leads, and the way out. */
export function useAccountMenu(me: Me): Omit<AccountMenuProps, 'closeOn'> {
  const { signOut } = useSignOut();
  const problemText = useProblemText();
  // Without an answer no capability is assumed
  const { data: capabilities } = useQuery(capabilitiesQuery(useApi(), me.id));
  const hasStore = capabilities?.data.includes('store_management') ?? false;
  const { data: application } = useQuery({
    ...myApplicationQuery(useApi(), me.id),
    enabled: me.role === 'professional',
  });
  return {
    name: me.fullName,
    detail: me.email,
    imageUrl: me.avatarUrl,
    entries: accountLinks(me, hasStore, application),
    onLogOut: () => signOut((error) => notify.error(problemText(error))),
  };
}
