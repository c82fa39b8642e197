import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { isAccountKind } from '../../../features/account/account-kind.ts';
import { SignupPage } from '../../../features/account/signup-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { isUnregistered, requireGuest } from '../../../session/guards.ts';
import { redirectSearch } from '../../../session/redirect-search.ts';

export const Route = createFileRoute('/_auth/auth/signup')({
  validateSearch: (search: Record<string, unknown>) => ({
    ...redirectSearch(search),
    ...(isAccountKind(search['kind']) && { kind: search['kind'] }),
  }),
  beforeLoad: ({ context, location, search }) => {
    const { me } = context;
    const isHalfWay = me !== null && me !== undefined && isUnregistered(me);
    if (!isHalfWay) requireGuest({ context, location }, search.redirect);
    return { isUnregistered: isHalfWay };
  },
  head: ({ match }) => pageHead(match, { title: msg`Sign up`, isPrivate: true }),
  component: SignupPage,
});
