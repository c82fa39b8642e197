import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { AccountPage } from '../../../features/account/account-page.tsx';
import { accountSearch } from '../../../features/account/account-search.ts';
import { pageHead } from '../../../layout/page-head.ts';

export const Route = createFileRoute('/_professional/professional/account')({
  validateSearch: accountSearch,
  head: ({ match }) => pageHead(match, { title: msg`Account`, isPrivate: true }),
  component: () => {
    const { section = 'general' } = Route.useSearch();
    return <AccountPage to="/professional/account" section={section} />;
  },
});
