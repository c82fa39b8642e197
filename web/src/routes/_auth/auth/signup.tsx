import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { isAccountKind } from '../../../features/account/sign-in/account-kind.ts';
import { SignupPage } from '../../../features/account/sign-in/signup-page.tsx';
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
  beforeLoad: async ({ context, location, search }) => {
    const { me } = context;
    const isHalfWay = me !== null && me !== undefined && isUnregistered(me);
    // The last step of the sign-up, reloaded: a new member may still set a password
    if (search.step === 'password' && me?.role && !me.hasPassword) {
      return { isUnregistered: false, registered: { email: me.email, kind: me.role } };
    }
    // A customer who came to open a professional account is told how
    const wanted =
      search.kind === 'professional' && me?.role !== 'professional'
        ? '/become-professional'
        : undefined;
    if (!isHalfWay) await requireGuest({ context, location }, search.redirect ?? wanted);
    return { isUnregistered: isHalfWay, registered: null };
  },
  loader: loadWays,
  head: ({ match }) => pageHead(match, { title: msg`Sign up`, isPrivate: true }),
  component: SignupPage,
});
