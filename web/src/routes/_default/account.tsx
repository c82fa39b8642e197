import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { AccountPage } from '../../features/account/sections/account-page.tsx';
import { accountSearch } from '../../features/account/sections/account-search.ts';
import { pageHead } from '../../layout/page-head.ts';
import { requireMe } from '../../session/guards.ts';
import { loadWays } from '../../session/load-ways.ts';

export const Route = createFileRoute('/_default/account')({
  staticData: { shape: 'form' },
  validateSearch: accountSearch,
  beforeLoad: requireMe,
  loader: loadWays,
  head: ({ match }) => pageHead(match, { title: msg`Account`, isPrivate: true }),
  component: () => {
    const { section = 'general' } = Route.useSearch();
    return (
      <div className="web-page web-account">
        <AccountPage to="/account" section={section} />
      </div>
    );
  },
});
