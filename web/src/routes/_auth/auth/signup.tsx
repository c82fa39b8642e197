import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { isAccountKind } from '../../../features/account/account-kind.ts';
import { SignupPage } from '../../../features/account/signup-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { isUnregistered, requireGuest } from '../../../session/guards.ts';
import { loadWays } from '../../../session/load-ways.ts';
import { redirectSearch } from '../../../session/redirect-search.ts';

export const Route = createFileRoute('/_auth/auth/signup')({
  validateSearch: (search: Record<string, unknown>) => ({
    ...redirectSearch(search),
    ...(isAccountKind(search['kind']) && { kind: search['kind'] }),
    ...(search['step'] === 'password' && { step: search['step'] }),
  }),
  beforeLoad: ({ context, location, search }) => {
    const { me } = context;
    const isHalfWay = me !== null && me !== undefined && isUnregistered(me);
    // The end of the sign-up, loaded anew: who has just registered is asked for a password, or not
    if (search.step === 'password' && me?.role && !me.hasPassword) {
      return { isUnregistered: false, registered: { email: me.email, kind: me.role } };
    }
    // Whoever has an account for orders, and came to open one for work, is told how that goes
    const wanted =
      search.kind === 'professional' && me?.role !== 'professional'
        ? '/become-professional'
        : undefined;
    if (!isHalfWay) requireGuest({ context, location }, search.redirect ?? wanted);
    return { isUnregistered: isHalfWay, registered: null };
  },
  loader: loadWays,
  head: ({ match }) => pageHead(match, { title: msg`Sign up`, isPrivate: true }),
  component: SignupPage,
});
